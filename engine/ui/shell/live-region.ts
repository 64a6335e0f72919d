/** A live region over the page for short messages. */
export function createLiveRegion() {
  const place = document.createElement('p');
  place.className = 'live-region';
  place.role = 'status';
  let timer = 0;
  return {
    /** Inserts it empty, because screen readers announce only changes. */
    prepare: (within: Element = document.body) => within.append(place),
    /** Shows a message for a time in milliseconds. */
    tell(news: (string | Node)[], milliseconds: number) {
      place.replaceChildren(...news);
      clearTimeout(timer);
      timer = window.setTimeout(() => place.replaceChildren(), milliseconds);
    },
    end() {
      clearTimeout(timer);
      place.remove();
    },
  };
}
