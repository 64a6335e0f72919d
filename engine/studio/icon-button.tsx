/** A small button with a sign, named for what it does and to what. */
export function IconButton({
  sign,
  does,
  of,
  disabled = false,
  onClick,
}: {
  sign: string;
  does: string;
  of: string | number;
  disabled?: boolean;
  onClick(): unknown;
}) {
  return (
    <button
      type="button"
      className="icon"
      disabled={disabled}
      aria-label={`${does}: ${of}`}
      title={does}
      onClick={onClick}
    >
      {sign}
    </button>
  );
}
