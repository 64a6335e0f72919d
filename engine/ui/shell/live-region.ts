/** A live region over the page for short messages. */
export interface LiveRegion {
  /** Inserts it empty, because screen readers announce only changes. */
  prepare(within?: Element): void;
  /** Shows a message for a time in milliseconds. */
  tell(news: (string | Node)[], milliseconds: number): void;
  end(): void;
}

export function createLiveRegion(): LiveRegion {
  const place = document.createElement('p');
  place.className = 'told';
  place.role = 'status';
  let timer = 0;
  return {
    prepare: (within = document.body) => within.append(place),
    tell(news, milliseconds) {
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
