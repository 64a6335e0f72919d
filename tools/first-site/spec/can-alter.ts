/** Alters and restores documents, which takes a hundredth of the time of copying them. */
export function canAlter(Observer: typeof MutationObserver) {
  const records: MutationRecord[] = [];
  const altered = new Set<Document>();
  const observer = new Observer((made) => void records.push(...made));
  return {
    /** Changes a document once. A second change of the same one does nothing. */
    alter(alteration: () => void, document: Document) {
      if (altered.has(document)) return;
      altered.add(document);
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeOldValue: true,
        characterData: true,
        characterDataOldValue: true,
      });
      alteration();
    },
    /** Restores all documents. */
    undo() {
      records.push(...observer.takeRecords());
      observer.disconnect();
      for (const record of records.reverse()) revert(record);
    },
  };
}

function revert(record: MutationRecord): void {
  const { type, target, attributeName, oldValue, addedNodes, removedNodes, nextSibling } = record;
  if (type === 'characterData') target.nodeValue = oldValue;
  else if (type === 'attributes') {
    if (oldValue === null) (target as Element).removeAttribute(attributeName ?? '');
    else (target as Element).setAttribute(attributeName ?? '', oldValue);
  } else {
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
}
