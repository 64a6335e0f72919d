/** Why something was not done, told at once; nothing while it was not refused. */
export function ErrorMessage({ fault }: { fault: string | undefined }) {
  if (fault === undefined) return null;
  return (
    <p role="alert" className="fault">
      {fault}
    </p>
  );
}
