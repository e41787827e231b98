import { useId } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { SettledInput } from '#editor/controls/settled-input.tsx'
import { EditNote } from '#editor/panels/edit-note.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import type { ThemeLink } from '#theme/document.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const LOGO = 'logo'

/** The links of the header. The one with the key `logo` is where the logo leads. */
export const LinksPanel = () => {
  const text = useText()
  const { document, apply, hold } = useComposer()
  const { links } = document
  const logo = links.find(({ key }) => key === LOGO)
  const others = links.filter(({ key }) => key !== LOGO)
  const store = (next: readonly ThemeLink[]) =>
    apply({ kind: 'links', links: next }, text('editor-group-links'))
  const replace = (link: ThemeLink) => store(links.map(known => (known.key === link.key ? link : known)))
  const setLogo = (href: string) => store([...(href ? [{ ...logo, key: LOGO, href }] : []), ...others])
  const remove = ({ key }: ThemeLink) => {
    hold(fieldOf(key, 'label'), null)
    hold(fieldOf(key, 'href'), null)
    store(links.filter(known => known.key !== key))
  }
  return (
    <div className={styles.rows}>
      <EditNote entry="links" />
      <LinkField
        field="links.logo.href"
        label={text('editor-link-logo')}
        value={logo?.href ?? ''}
        optional
        onApply={setLogo}
      />
      {others.map(link => (
        <LinkRow key={link.key} link={link} onChange={replace} onRemove={() => remove(link)} />
      ))}
      <button
        type="button"
        className={chrome.button}
        onClick={() =>
          store([...links, { key: freeKey(links), href: '/', label: text('editor-link-label') }])
        }
      >
        {text('editor-link-add')}
      </button>
    </div>
  )
}

const fieldOf = (key: string, part: 'label' | 'href') => `links.${key}.${part}`

const freeKey = (links: readonly ThemeLink[]): string => {
  const keys = new Set(links.map(({ key }) => key))
  let number = links.length + 1
  while (keys.has(`link-${number}`)) number += 1
  return `link-${number}`
}

type LinkRowProps = { link: ThemeLink; onChange: (link: ThemeLink) => void; onRemove: () => void }

const LinkRow = ({ link, onChange, onRemove }: LinkRowProps) => {
  const text = useText()
  const { label = link.key, href } = link
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{label}</legend>
      <LinkField
        field={fieldOf(link.key, 'label')}
        label={text('editor-link-label')}
        value={label}
        isWords
        onApply={words => onChange({ ...link, label: words })}
      />
      <LinkField
        field={fieldOf(link.key, 'href')}
        label={text('editor-link-href')}
        value={href}
        onApply={next => onChange({ ...link, href: next })}
      />
      <button type="button" className={styles.reset} onClick={onRemove}>
        {text('editor-link-remove', { name: label })}
      </button>
    </fieldset>
  )
}

type LinkFieldProps = {
  field: string
  label: string
  value: string
  isWords?: boolean
  optional?: boolean
  onApply: (value: string) => void
}

const LinkField = ({ field, label, value, isWords = false, optional = false, onApply }: LinkFieldProps) => {
  const id = useId()
  const text = useText()
  const problemOf = (typed: string) =>
    isWords || (optional && !typed) || isSafeLink(typed) ? null : text('editor-link-bad')
  return (
    <div className={styles.row}>
      <label className={chrome.quiet} htmlFor={id}>
        {label}
      </label>
      <SettledInput
        id={id}
        field={field}
        name={label}
        value={value}
        problemOf={problemOf}
        onApply={onApply}
      />
    </div>
  )
}
