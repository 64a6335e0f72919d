interface View {
  name: string;
  isOn: boolean;
  choose(): void;
}

/** A bar of buttons, one of them pressed, that chooses what a part of the studio shows. */
export function ViewChoice({ views, className = '' }: { views: View[]; className?: string }) {
  return (
    <div className={`view-choice ${className}`.trim()}>
      {views.map(({ isOn, name, choose }) => (
        <button key={name} type="button" className="plain" aria-pressed={isOn} onClick={choose}>
          {name}
        </button>
      ))}
    </div>
  );
}
