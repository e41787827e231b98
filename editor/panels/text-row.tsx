import { type KeyboardEvent, useId, useRef } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { useSettledField } from '#editor/controls/use-settled-field.ts'
import { pluralRows } from '#editor/document/plural-rows.ts'
import { repairText } from '#editor/document/repair-text.ts'
import {
  defaultText,
  isUntranslated,
  ownTexts,
  textKey,
  type WordingLanguage,
  wordingPlace,
} from '#editor/document/wording.ts'
import { EditNote } from '#editor/panels/edit-note.tsx'
import { FitNotes } from '#editor/panels/fit-notes.tsx'
import { MarkupButtons } from '#editor/panels/markup-buttons.tsx'
import { MessageSamples } from '#editor/panels/message-samples.tsx'
import { PluralFields } from '#editor/panels/plural-fields.tsx'
import { ResetButton } from '#editor/panels/reset-button.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { WhereButton } from '#editor/panels/where-button.tsx'
import { nameOfReference } from '#theme/entry-names.ts'
import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import { parseMarkup, printMarkup } from '#theme/texts/runtime/rich-markup.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** One text: where it shows, its wording, what is wrong with it, and the way back to the default. */
export const TextRow = ({ reference }: { reference: TextReference }) => {
  const id = useId()
  const definition = textOf(reference)
  const { document, refusals, apply, wording } = useComposer()
  // A setting is the same in every language.
  const language = definition.setting ? null : wording.language
  const own = ownTexts(document, language)[reference]
  const name = nameOfReference(reference)
  const onApply = (value: string | undefined) =>
    apply(
      { kind: 'text', reference, value, ...wordingPlace(language) },
      language ? `${name} (${language.name})` : name,
    )
  const refusal =
    refusals[textKey(reference, language)] ??
    refusals[`textVariables.${reference}`] ??
    refusals[`emailVariables.${reference}`]
  const value = own ?? defaultText(reference, language)
  const props = { id, reference, definition, language, value, onApply }
  return (
    <div className={styles.row} data-reference={reference} data-kind="text">
      <div className={styles.head}>
        <label className={styles.name} htmlFor={id}>
          {name}
          {language && ` (${language.name})`}
        </label>
      </div>
      {language && <MainWords reference={reference} language={language} />}
      {isSwitch(definition) ? (
        <SettingControl {...props} />
      ) : (
        <WordingControl key={textKey(reference, language)} {...props} />
      )}
      <p className={chrome.quiet}>{definition.where}</p>
      <TextFoot
        reference={reference}
        message={defaultText(reference, language)}
        isOwn={own !== undefined}
        onReset={() => onApply(undefined)}
      />
      <EditNote entry={textKey(reference, language)} />
      {refusal && <p className={chrome.problem}>{refusal}</p>}
    </div>
  )
}

/** What the main language says, beside its translation, and whether that is still missing; beside words of a text set what is said without it. */
const MainWords = ({ reference, language }: { reference: TextReference; language: WordingLanguage }) => {
  const text = useText()
  const { document, locale } = useComposer()
  return (
    <>
      {language.textSet ? (
        <p className={chrome.quiet} lang={language.tag} dir={textDirection(language.tag)}>
          {defaultText(reference, language)}
        </p>
      ) : (
        <p className={chrome.quiet} lang={locale} dir={textDirection(locale)}>
          {document.texts[reference] ?? textOf(reference).message}
        </p>
      )}
      {isUntranslated(reference, { document, language }) && (
        <p className={styles.warning}>{text('editor-text-untranslated', { language: language.name })}</p>
      )}
    </>
  )
}

type TextFootProps = { reference: TextReference; message: string; isOwn: boolean; onReset: () => void }

const TextFoot = ({ reference, message, isOwn, onReset }: TextFootProps) => {
  const text = useText()
  const { rich } = textOf(reference)
  return (
    <>
      {isOwn && !rich && message && (
        <p className={chrome.quiet}>{text('editor-text-default', { message })}</p>
      )}
      <p className={styles.foot}>
        <code className={chrome.code}>{reference}</code>
        <span className={styles.origin[isOwn ? 'own' : 'other']}>
          {text(isOwn ? 'editor-from-venue' : 'editor-from-default')}
        </span>
        <WhereButton reference={reference} name={nameOfReference(reference)} />
        {isOwn && <ResetButton name={nameOfReference(reference)} onReset={onReset} />}
      </p>
    </>
  )
}

type TextControlProps = {
  id: string
  reference: TextReference
  definition: TextDefinition
  language: WordingLanguage | null
  value: string
  onApply: (value: string | undefined) => void
}

/** A setting carried as a text that only says yes or no. */
const isSwitch = ({ setting, message }: TextDefinition) =>
  setting && (message === 'true' || message === 'false')

const SettingControl = ({ id, value, definition, onApply }: TextControlProps) => {
  const text = useText()
  const apply = (isOn: boolean) => onApply(String(isOn) === definition.message ? undefined : String(isOn))
  return (
    <label className={styles.head}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={value === 'true'}
        checked={value === 'true'}
        onChange={event => apply(event.currentTarget.checked)}
      />
      {text('editor-setting-on')}
    </label>
  )
}

/** Words to type. They are applied when the field is left (CHK-078); while they are typed the samples follow. */
const WordingControl = ({ id, reference, definition, language, value, onApply }: TextControlProps) => {
  const { locale: main, currency } = useComposer()
  const locale = language?.tag ?? main
  const key = textKey(reference, language)
  const field = useRef<HTMLTextAreaElement>(null)
  const problemOf = (wording: string) =>
    checkText(reference, { candidate: wording, locale }).find(({ level }) => level === 'error')?.message ??
    null
  const { typed, setTyped, settle, putBack } = useSettledField({
    field: key,
    name: nameOfReference(reference),
    value,
    problemOf,
    onSettled: entered => {
      const wording = definition.rich ? printMarkup(parseMarkup(entered)) : entered
      onApply(wording === defaultText(reference, language) ? undefined : wording)
    },
  })
  const issues = checkText(reference, { candidate: typed, locale })
  const isBroken = issues.some(({ level }) => level === 'error')
  const counts = !definition.rich && pluralRows(typed, locale) !== null
  const repair = (wording: string) => {
    setTyped(wording)
    settle(wording)
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') putBack()
    if (event.key === 'Enter' && !definition.rich && !event.shiftKey) {
      event.preventDefault()
      settle(typed)
    }
  }
  return (
    <>
      {definition.rich && <MarkupButtons field={field} onChange={setTyped} />}
      <textarea
        id={id}
        ref={field}
        data-field={key}
        data-settled={value}
        className={chrome.area}
        lang={locale}
        dir={textDirection(locale)}
        style={definition.rich || typed.length > 60 ? undefined : { minBlockSize: '2.25rem' }}
        rows={definition.rich ? 5 : 1}
        value={typed}
        aria-invalid={isBroken || undefined}
        aria-describedby={issues.length > 0 ? `${id}-issues` : undefined}
        onChange={event => setTyped(event.currentTarget.value)}
        onBlur={() => settle(typed)}
        onKeyDown={onKeyDown}
      />
      {counts ? (
        <PluralFields
          definition={definition}
          locale={locale}
          currency={currency}
          wording={typed}
          onChange={setTyped}
          onSettle={() => settle(typed)}
        />
      ) : (
        <MessageSamples
          definition={definition}
          locale={locale}
          currency={currency}
          candidate={typed}
          isBroken={isBroken}
        />
      )}
      {issues.length > 0 && (
        <ul id={`${id}-issues`}>
          {issues.map(({ level, message }) => (
            <li key={message} className={level === 'error' ? chrome.problem : styles.warning}>
              {nameOfReference(reference)} {message}
            </li>
          ))}
        </ul>
      )}
      <FitNotes reference={reference} wording={isBroken ? null : typed} value={value} />
      <Repairs reference={reference} candidate={typed} onRepair={repair} />
    </>
  )
}

type RepairsProps = { reference: TextReference; candidate: string; onRepair: (wording: string) => void }

/** One press for what is wrong with the arguments of a wording. */
const Repairs = ({ reference, candidate, onRepair }: RepairsProps) => {
  const text = useText()
  return (
    <>
      {repairText(reference, candidate).map(({ argument, wording }) => (
        <button key={wording} type="button" className={chrome.small} onClick={() => onRepair(wording)}>
          {text('editor-text-repair', { argument })}
        </button>
      ))}
    </>
  )
}
