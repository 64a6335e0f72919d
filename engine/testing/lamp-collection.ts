/** A collection of lamps with this origin, for tests of origins. */
export function lampCollection(from: object) {
  return {
    $schema: '../../schemas/collection.schema.json',
    description: 'Lamps.',
    from,
    fields: {
      id: { kind: 'RecordId', description: 'The number.' },
      name: { kind: 'PlainText', description: 'The name.' },
      lit: { kind: 'Day', description: 'The first day.', optional: true },
      price: { kind: 'number', description: 'The price.', optional: true },
      shown: { kind: 'boolean', description: 'Whether it is on show.', optional: true },
    },
    answers: { all: { type: 'list', path: '/api/v1/lamp/all', description: 'All lamps.' } },
  };
}

/** What every origin of the tests holds. */
export const lamps = [
  { id: 1, name: 'Paraffin lamp', lit: '1887-03-01', price: 12.5, shown: true },
  { id: 2, name: 'Flashlight', lit: '2024-02-29', shown: false },
];

export const lampFiles = {
  collection: 'pages/collections/lamp.json',
  snapshot: 'assets/records/lamp/snapshot.json',
  lock: 'assets/records/lamp/snapshot.lock',
};
