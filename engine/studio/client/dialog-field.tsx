import { Children, cloneElement, type ReactElement, useId } from 'react';

/** Something that a dialog asks for: its name, its input and a sentence to it. */
export function DialogField({
  name,
  description,
  children,
}: {
  name: string;
  description?: string;
  children: ReactElement;
}) {
  const id = useId();
  const described = { id, ...(description !== undefined && { 'aria-describedby': `${id}says` }) };
  return (
    <div className="asked">
      <label htmlFor={id}>{name}</label>
      {cloneElement(Children.only(children), described)}
      {description !== undefined && (
        <p className="says" id={`${id}says`}>
          {description}
        </p>
      )}
    </div>
  );
}
