import { useEffect, useState } from 'react';
import { useMessages } from './messages.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { studio, useChosen, useSite } from './store/studio.ts';

const widths = [360, 768, 1280];
const themes = ['system', 'light', 'dark'] as const;

/** The preview of the site, in one language or all side by side, with a choice of width and theme. */
export function Preview({ route, marked }: { route?: string; marked?: { pointer: string; text: string } }) {
  const { t, locale } = useMessages();
  const languages = useSite(({ languages }) => languages);
  const [language, setLanguage] = useState((languages.find(({ code }) => code === locale) ?? languages[0])?.code ?? '');
  const [width, setWidth] = useState(0);
  const [theme, setTheme] = useState<(typeof themes)[number]>('system');
  const [isFollowing, setFollowing] = useState(false);
  const shown = language === 'both' ? languages : languages.filter(({ code }) => code === language);
  const file = useChosen()?.file ?? '';
  const isHeld = useSite(({ held }) => held.includes(file));
  const instances = useSite(({ files }) => files.find((one) => one.file === file)?.instances);
  const [instance, setInstance] = useState<string>();
  // A chosen record shows its own page.
  const isInstance = (address: string | undefined) => instances?.some((one) => one.route === address);
  const address = isInstance(route) && isInstance(instance) ? instance : route;
  const codes = shown.map(({ code }) => code).join(' ');
  useEffect(() => {
    studio.preview.show(address === undefined ? undefined : { route: address, languages: codes.split(' ') });
  }, [address, codes]);
  return (
    <section className="pane preview" aria-label={t('preview')}>
      <div className="preview__bar">
        {languages.length > 1 && (
          <select aria-label={t('language')} value={language} onChange={({ target }) => setLanguage(target.value)}>
            {languages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            <option value="both">{t('both')}</option>
          </select>
        )}
        {instances && isInstance(route) && (
          <select aria-label={t('instance')} value={address} onChange={({ target }) => setInstance(target.value)}>
            {instances.map((one) => (
              <option key={one.route} value={one.route}>
                {one.label}
              </option>
            ))}
          </select>
        )}
        <select aria-label={t('width')} value={width} onChange={({ target }) => setWidth(Number(target.value))}>
          <option value={0}>{t('full')}</option>
          {widths.map((one) => (
            <option key={one} value={one}>
              {one} px
            </option>
          ))}
        </select>
        <select aria-label={t('theme')} value={theme} onChange={({ target }) => setTheme(target.value as typeof theme)}>
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(one)}
            </option>
          ))}
        </select>
        <label className="check">
          <input type="checkbox" checked={isFollowing} onChange={({ target }) => setFollowing(target.checked)} />{' '}
          {t('follow')}
        </label>
      </div>
      {isHeld && (
        <p className="preview__note" role="status">
          {t('heldBack')}
        </p>
      )}
      {address === undefined ? (
        <p className="hint">{t('noPreview')}</p>
      ) : (
        // Several frames may scroll: scrollable content must be reachable by keyboard.
        <section className="preview__frames" {...(shown.length > 1 && { tabIndex: 0, 'aria-label': t('both') })}>
          {shown.map((one) => (
            <PreviewFrame
              key={one.code}
              language={one}
              route={address}
              width={width}
              theme={theme}
              isFollowing={isFollowing}
              marked={marked}
            />
          ))}
        </section>
      )}
    </section>
  );
}
