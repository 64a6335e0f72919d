/** The reason why a request was refused, announced at once. Renders nothing without an error. */
export function ErrorMessage({ error }: { error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="fault">
      {error}
    </p>
  );
}
