import { useMessages } from './messages.tsx';

/** Icons, drawn on 16 × 16, because not every machine has the characters in its fonts. */
const drawn: Record<string, string> = {
  '↑': 'M8 13V3M4 7l4-4 4 4',
  '↓': 'M8 3v10M4 9l4 4 4-4',
  '←': 'M13 8H3M7 4L3 8l4 4',
  '→': 'M3 8h10M9 4l4 4-4 4',
  '⧉': 'M6 6h7v7H6zM3 10V3h7',
  '✕': 'M4 4l8 8M12 4l-8 8',
  '•': 'M6 4h8M6 8h8M6 12h8M2.5 4h.01M2.5 8h.01M2.5 12h.01',
  '1.': 'M7 4h7M7 8h7M7 12h7M2 3.2l1.2-.7v4M1.8 10.2c.6-1 2.2-.6 1.8.5-.2.6-1.8 1.4-1.8 2h2',
  '❝': 'M3 4v8M6 5h7M6 8h7M6 11h4',
  '!': 'M2.5 3h11v8H8l-3 2.5V11H2.5zM8 5v2.5M8 9.2h.01',
  '▦': 'M2 3h12v10H2zM2 6.5h12M2 10h12M6 3v10M10 3v10',
  '▣': 'M2 3h12v10H2zM2.5 12l3.5-4 2.5 2.5L11 8l3 3.5M10.5 5.5h.01',
  '{}': 'M6 3C4 3 5 7 3 8c2 1 1 5 3 5M10 3c2 0 1 4 3 5-2 1-1 5-3 5',
  '∑': 'M12 4.5V3H4l4 5-4 5h8v-1.5',
  '⤢': 'M9.5 3H13v3.5M13 3L9 7M6.5 13H3V9.5M3 13l4-4',
  '+r': 'M2 3h12v4H2zM8 9.5v4M6 11.5h4',
  '+c': 'M3 2v12h4V2zM9.5 8h4M11.5 6v4',
  '-r': 'M2 3h12v4H2zM6 11.5h4',
  '-c': 'M3 2v12h4V2zM9.5 8h4',
  '↗': 'M7 9a3 3 0 0 0 4.2 0l2-2A3 3 0 0 0 9 2.8L8 4M9 7a3 3 0 0 0-4.2 0l-2 2A3 3 0 0 0 7 13.2L8 12',
};

/** An icon, or the character itself if it has no drawing. */
export function Sign({ sign }: { sign: string }) {
  const path = drawn[sign];
  if (path === undefined) return sign;
  return (
    <svg className="sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

interface IconButtonProps {
  sign: string;
  does: string;
  of: string | number;
  disabled?: boolean;
  /** Called on hover and focus, to prefetch data. */
  onNear?: () => void;
  onClick(): unknown;
}

/** An icon button, whose label contains its action and its object. */
export function IconButton({ sign, does, of, disabled = false, onNear, onClick }: IconButtonProps) {
  const { labelFor } = useMessages();
  return (
    <button
      type="button"
      className="icon"
      disabled={disabled}
      aria-label={labelFor(does, of)}
      title={does}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={onClick}
    >
      <Sign sign={sign} />
    </button>
  );
}
