import { type FormEvent, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { InputWithProblem } from '#editor/controls/input-with-problem.tsx'
import { addressWithScheme } from '#editor/document/address-with-scheme.ts'
import { LabelledRow } from '#editor/panels/labelled-row.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type LinkParts = { label: string; href: string }

const EMPTY: LinkParts = { label: '', href: '' }

/** A further link: it is one of the theme once it has words and an address that can be shown. */
export const NewLink = ({ onAdd }: { onAdd: (link: LinkParts) => void }) => {
  const text = useText()
  const [typed, setTyped] = useState(EMPTY)
  const [isPressed, setPressed] = useState(false)
  const label = typed.label.trim()
  const href = typed.href.trim()
  const offer = addressWithScheme(href)
  const problems = {
    label: isPressed && !label ? text('editor-link-nameless') : null,
    href: isPressed && !isSafeLink(href) ? text('editor-link-bad') : null,
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const isWhole = label !== '' && isSafeLink(href)
    setPressed(!isWhole)
    if (!isWhole) return
    onAdd({ label, href })
    setTyped(EMPTY)
  }
  return (
    <form onSubmit={add}>
      <fieldset className={styles.row}>
        <legend className={styles.name}>{text('editor-link-new')}</legend>
        <NewLinkField
          label={text('editor-link-label')}
          value={typed.label}
          problem={problems.label}
          onType={words => setTyped({ ...typed, label: words })}
        />
        <NewLinkField
          label={text('editor-link-href')}
          value={typed.href}
          problem={problems.href}
          onType={address => setTyped({ ...typed, href: address })}
        />
        {offer && (
          <button type="button" className={chrome.small} onClick={() => setTyped({ ...typed, href: offer })}>
            {text('editor-link-https', { href: offer })}
          </button>
        )}
        <button type="submit" className={chrome.button}>
          {text('editor-link-add')}
        </button>
      </fieldset>
    </form>
  )
}

type NewLinkFieldProps = {
  label: string
  value: string
  problem: string | null
  onType: (typed: string) => void
}

const NewLinkField = ({ label, value, problem, onType }: NewLinkFieldProps) => (
  <LabelledRow
    label={label}
    control={id => (
      <InputWithProblem
        id={id}
        value={value}
        problem={problem}
        onChange={event => onType(event.currentTarget.value)}
      />
    )}
  />
)
