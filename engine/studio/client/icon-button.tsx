import { useMessages } from './messages.tsx';

/** Icons, drawn on 16 × 16, because not every machine has the characters in its fonts. */
const drawn: Record<string, string> = {
  '↑': 'M8 13V3M4 7l4-4 4 4',
  '↓': 'M8 3v10M4 9l4 4 4-4',
  '←': 'M13 8H3M7 4L3 8l4 4',
  '→': 'M3 8h10M9 4l4 4-4 4',
  '⧉': 'M6 6h7v7H6zM3 10V3h7',
  '✕': 'M4 4l8 8M12 4l-8 8',
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
