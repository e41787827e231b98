import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { SettledInput } from '#editor/controls/settled-input.tsx'
import { addressWithScheme } from '#editor/document/address-with-scheme.ts'
import { DeadLinkNote } from '#editor/panels/dead-link-note.tsx'
import { EditNote } from '#editor/panels/edit-note.tsx'
import { LabelledRow } from '#editor/panels/labelled-row.tsx'
import { NewLink } from '#editor/panels/new-link.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import type { ThemeLink } from '#theme/document.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const LOGO = 'logo'

/** The links of the header in their order. The one with the key `logo` is where the logo leads. */
export const LinksPanel = () => {
  const text = useText()
  const { document, apply, hold } = useComposer()
  const { links } = document
  const logo = links.find(({ key }) => key === LOGO)
  const others = links.filter(({ key }) => key !== LOGO)
  const store = (next: readonly ThemeLink[], name: string) => apply({ kind: 'links', links: next }, name)
  const storeOthers = (next: readonly ThemeLink[], { key, label = key }: ThemeLink) =>
    store([...(logo ? [logo] : []), ...next], text('editor-link-step', { name: label }))
  const setLogo = (href: string) =>
    store([...(href ? [{ ...logo, key: LOGO, href }] : []), ...others], text('editor-link-logo'))
  const replace = (link: ThemeLink) =>
    storeOthers(
      others.map(known => (known.key === link.key ? link : known)),
      link,
    )
  const remove = (link: ThemeLink) => {
    hold(fieldOf(link.key, 'label'), null)
    hold(fieldOf(link.key, 'href'), null)
    storeOthers(
      others.filter(({ key }) => key !== link.key),
      link,
    )
  }
  const move = (link: ThemeLink, by: 1 | -1) => {
    const at = others.indexOf(link)
    storeOthers(others.toSpliced(at, 1).toSpliced(at + by, 0, link), link)
  }
  return (
    <div className={styles.rows}>
      <EditNote entry="links" />
      <LinkField
        field="links.logo.href"
        label={text('editor-link-logo')}
        value={logo?.href ?? ''}
        problemOf={typed => (!typed || isSafeLink(typed) ? null : text('editor-link-bad'))}
        onApply={setLogo}
      />
      {others.map((link, at) => (
        <LinkRow
          key={link.key}
          link={link}
          isFirst={at === 0}
          isLast={at === others.length - 1}
          onChange={replace}
          onMove={by => move(link, by)}
          onRemove={() => remove(link)}
        />
      ))}
      <NewLink
        onAdd={about => {
          const link = { key: freeKey(), ...about }
          storeOthers([...others, link], link)
        }}
      />
    </div>
  )
}

const fieldOf = (key: string, part: 'label' | 'href') => `links.${key}.${part}`

/** No other person who adds a link at the same time takes the same one. */
const freeKey = (): string => `link-${Math.random().toString(36).slice(2, 10)}`

type LinkRowProps = {
  link: ThemeLink
  isFirst: boolean
  isLast: boolean
  onChange: (link: ThemeLink) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

const LinkRow = ({ link, isFirst, isLast, onChange, onMove, onRemove }: LinkRowProps) => {
  const text = useText()
  const { label = link.key, href } = link
  return (
    <fieldset className={styles.row}>
      <legend className={styles.name}>{label}</legend>
      <LinkField
        field={fieldOf(link.key, 'label')}
        label={text('editor-link-label')}
        value={label}
        problemOf={typed => (typed ? null : text('editor-link-nameless'))}
        onApply={words => onChange({ ...link, label: words })}
      />
      <LinkField
        field={fieldOf(link.key, 'href')}
        label={text('editor-link-href')}
        name={label}
        value={href}
        problemOf={typed => (isSafeLink(typed) ? null : text('editor-link-bad'))}
        onApply={next => onChange({ ...link, href: next })}
      />
      <label className={styles.head}>
        <input
          type="checkbox"
          checked={link.external ?? false}
          onChange={({ currentTarget: { checked } }) => onChange(withNewTab(link, checked))}
        />
        {text('editor-link-new-tab')}
      </label>
      <p className={styles.foot}>
        <MoveButton
          words={text('editor-link-up', { name: label })}
          isAtEnd={isFirst}
          onMove={() => onMove(-1)}
        />
        <MoveButton
          words={text('editor-link-down', { name: label })}
          isAtEnd={isLast}
          onMove={() => onMove(1)}
        />
        <button type="button" className={styles.reset} onClick={onRemove}>
          {text('editor-link-remove', { name: label })}
        </button>
      </p>
    </fieldset>
  )
}

/** What is not so is left out, as in a theme that never said it. */
const withNewTab = ({ external: _, ...link }: ThemeLink, isExternal: boolean): ThemeLink =>
  isExternal ? { ...link, external: true } : link

type MoveButtonProps = { words: string; isAtEnd: boolean; onMove: () => void }

/** It stays where the keyboard is when the link has come to the end. */
const MoveButton = ({ words, isAtEnd, onMove }: MoveButtonProps) => (
  <button
    type="button"
    className={styles.reset}
    aria-disabled={isAtEnd || undefined}
    onClick={() => !isAtEnd && onMove()}
  >
    {words}
  </button>
)

type LinkFieldProps = {
  field: string
  label: string
  /** What the link is called, where its field does not say it. */
  name?: string
  value: string
  problemOf: (typed: string) => string | null
  onApply: (value: string) => void
}

const LinkField = ({ label, name, ...input }: LinkFieldProps) => {
  const text = useText()
  const { held, hold } = useComposer()
  const { field, onApply } = input
  const offer = addressWithScheme(held[field]?.typed ?? '')
  return (
    <LabelledRow
      label={label}
      control={id => (
        <>
          <SettledInput id={id} name={label} {...input} />
          {field.endsWith('.href') && !held[field] && (
            <DeadLinkNote href={input.value} name={name ?? label} onChoose={onApply} />
          )}
          {offer && field.endsWith('.href') && (
            <button
              type="button"
              className={chrome.small}
              onClick={() => {
                hold(field, null)
                onApply(offer)
              }}
            >
              {text('editor-link-https', { href: offer })}
            </button>
          )}
        </>
      )}
    />
  )
}
