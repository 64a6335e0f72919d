import { Children, cloneElement, type ReactElement, useId } from 'react';

/** Something that a dialog asks for: its name, its input and a sentence to it. */
export function Asked({ name, says, children }: { name: string; says?: string; children: ReactElement }) {
  const id = useId();
  const described = { id, ...(says !== undefined && { 'aria-describedby': `${id}says` }) };
  return (
    <div className="asked">
      <label htmlFor={id}>{name}</label>
      {cloneElement(Children.only(children), described)}
      {says !== undefined && (
        <p className="says" id={`${id}says`}>
          {says}
        </p>
      )}
    </div>
  );
}
