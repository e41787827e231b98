import { useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { SettledInput } from '#editor/controls/settled-input.tsx'
import { EditNote } from '#editor/panels/edit-note.tsx'
import { LabelledRow } from '#editor/panels/labelled-row.tsx'
import { LogoColors } from '#editor/panels/logo-colors.tsx'
import * as markStyles from '#editor/panels/logo-panel.css.ts'
import { LogoUpload } from '#editor/panels/logo-upload.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import type { ThemeLogo } from '#theme/document.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const isPicture = (src: string) => /^(?:https:\/\/|\/)/.test(src) && isSafeLink(src)

/** The mark of the header: its picture, one for dark headers, and what it says. */
export const LogoPanel = () => {
  const text = useText()
  const { document, apply, takeLogo } = useComposer()
  const [problem, setProblem] = useState('')
  const { logo } = document
  const store = (part: Partial<ThemeLogo>) => {
    const next = Object.fromEntries(
      Object.entries({ ...logo, ...part }).filter(([, value]) => value),
    ) as Partial<ThemeLogo>
    apply(
      { kind: 'logo', logo: next.src ? { ...next, src: next.src } : undefined },
      text('editor-group-logo'),
    )
  }
  const take = async (part: 'src' | 'darkSrc', address: string) => {
    setProblem('')
    if (!address.startsWith('https:')) return store({ [part]: address })
    const answer = await takeLogo(address)
    if ('src' in answer) store({ [part]: answer.src })
    else setProblem(answer.problem || text('editor-upload-failed'))
  }
  const problemOf = (typed: string) => (!typed || isPicture(typed) ? null : text('editor-logo-bad'))
  return (
    <div className={styles.rows}>
      <EditNote entry="logo" />
      {logo?.src && <Mark key={logo.src} src={logo.src} alt={logo.alt ?? ''} />}
      {logo?.src && <LogoColors src={logo.src} />}
      <LogoUpload label="editor-upload" onUpload={src => store({ src })} />
      <LogoField
        field="logo.src"
        label={text('editor-logo-src')}
        value={logo?.src ?? ''}
        problemOf={problemOf}
        onApply={src => void take('src', src)}
      />
      {logo?.src ? <LogoUpload label="editor-upload-dark" onUpload={darkSrc => store({ darkSrc })} /> : null}
      <LogoField
        field="logo.darkSrc"
        label={text('editor-logo-dark')}
        value={logo?.darkSrc ?? ''}
        problemOf={problemOf}
        onApply={darkSrc => void take('darkSrc', darkSrc)}
      />
      <p className={chrome.problem} role="alert">
        {problem}
      </p>
      <LogoField
        field="logo.alt"
        label={text('editor-logo-alt')}
        value={logo?.alt ?? ''}
        onApply={alt => store({ alt })}
      />
    </div>
  )
}

/** The picture as the browser finds it. The pages of the shop let in those of another site when they have been saved. */
const Mark = ({ src, alt }: { src: string; alt: string }) => {
  const text = useText()
  const [isMissing, setMissing] = useState(false)
  const headerColor = String(useComposer().compiled.resolved.get('header-background')?.value ?? '')
  if (isMissing)
    return (
      <p className={styles.warning} role="status">
        {text('editor-logo-missing')}
      </p>
    )
  return (
    <>
      <img
        src={src}
        alt={alt}
        className={markStyles.mark}
        style={{ background: headerColor }}
        onError={() => setMissing(true)}
      />
      {src.startsWith('/') ? null : <p className={chrome.quiet}>{text('editor-logo-later')}</p>}
    </>
  )
}

type LogoFieldProps = {
  field: string
  label: string
  value: string
  problemOf?: (typed: string) => string | null
  onApply: (value: string) => void
}

const LogoField = ({ label, ...input }: LogoFieldProps) => (
  <LabelledRow label={label} control={id => <SettledInput id={id} name={label} {...input} />} />
)
