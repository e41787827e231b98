import { useId, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { type PluralRow, pluralRows, withPluralRow } from '#editor/document/plural-rows.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { sampleSentence } from '#editor/panels/sample-sentence.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PluralFieldsProps = {
  definition: TextDefinition
  /** of the language it is said in */
  locale: string
  currency: string
  wording: string
  onChange: (wording: string) => void
  onSettle: () => void
}

/** A wording that counts, a row for each plural form of its language: words to type, and what they say for a number of that form. */
export const PluralFields = ({ wording, locale, ...about }: PluralFieldsProps) => {
  const text = useText()
  const counted = pluralRows(wording, locale)
  if (!counted) return null
  const { argument, rows } = counted
  return (
    <fieldset className={styles.sample}>
      <legend className={chrome.quiet}>{text('editor-plural-rows', { argument })}</legend>
      {rows.map(row => (
        <PluralField
          key={row.form}
          {...about}
          row={row}
          argument={argument}
          locale={locale}
          wording={wording}
        />
      ))}
    </fieldset>
  )
}

type PluralFieldProps = PluralFieldsProps & { row: PluralRow; argument: string }

const PluralField = ({
  row,
  argument,
  definition,
  locale,
  currency,
  wording,
  onChange,
  onSettle,
}: PluralFieldProps) => {
  const text = useText()
  const id = useId()
  const { form, words, sample } = row
  const number = sample.toLocaleString(locale)
  const [broken, setBroken] = useState<string | null>(null)
  const type = (entered: string) => {
    const next = withPluralRow(wording, { form, words: entered })
    const isReadable = pluralRows(next, locale) !== null
    setBroken(isReadable ? null : entered)
    if (isReadable) onChange(next)
  }
  return (
    <div className={styles.row}>
      <label className={chrome.quiet} htmlFor={id}>
        {form.startsWith('=') ? number : text('editor-plural-form', { form, number })}
      </label>
      <input
        id={id}
        className={chrome.input}
        lang={locale}
        dir={textDirection(locale)}
        value={broken ?? words}
        aria-invalid={broken !== null || undefined}
        placeholder={text('editor-plural-same')}
        aria-describedby={`${id}-sample`}
        onChange={event => type(event.currentTarget.value)}
        onBlur={onSettle}
      />
      <output
        id={`${id}-sample`}
        htmlFor={id}
        className={styles.sampleWords}
        lang={locale}
        dir={textDirection(locale)}
      >
        {sampleSentence(wording, { definition, locale, currency, args: { [argument]: sample } })}
      </output>
    </div>
  )
}
