import type { PageDescriptor } from 'pagewright/react';

/** A page in code: a wrong field is an error of TypeScript. */
export const office: PageDescriptor = {
  id: 'office',
  route: '/office',
  title: { en: 'Ticket office', zh: '售票处' },
  sections: [
    {
      type: 'facts',
      facts: [
        { label: { en: 'Open', zh: '开放' }, value: '7:30–20:00' },
        { label: { en: 'Counters', zh: '窗口' }, value: '2' },
      ],
    },
  ],
};
