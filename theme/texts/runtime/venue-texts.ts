import { shippedLanguage, translatedDefault } from '#theme/texts/languages/translated-defaults.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { type TextArguments, type TextGroup, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'
import {
  type FormatOptions,
  formatMessage,
  formatRich,
  type RichNode,
} from '#theme/texts/runtime/format-message.ts'
import type { Arguments, CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { parseMessage } from '#theme/texts/runtime/parse-message.ts'
import { isSpelledOtherwise, spelledFor } from '#theme/texts/runtime/spelling.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

/** A venue text that could not be used; the default was shown instead. Reported once per text and revision. */
export type TextProblem = { readonly reference: TextReference; readonly problem: string }
export type OnTextProblem = (problem: TextProblem) => void

const defaults = new Map<string, CompiledMessage>()

/** The parsed default of a text in the language of a locale; in English, spelled as the locale does, where we have none in it. */
export const defaultMessage = (reference: TextReference, locale = 'en-US'): CompiledMessage => {
  const key = `${variantOf(locale)} ${reference}`
  const cached = defaults.get(key)
  if (cached !== undefined) return cached
  const parsed = parseMessage(defaultWords(reference, locale), { rich: textOf(reference).rich })
  defaults.set(key, parsed)
  return parsed
}

/** What tells the defaults of one locale from those of another. */
const variantOf = (locale: string): string =>
  shippedLanguage(locale) ?? (isSpelledOtherwise(locale) ? 'en-GB' : 'en')

/** The default of a text in the language of a locale, as it was written. */
export const defaultWords = (reference: TextReference, locale: string): string =>
  translatedDefault(reference, locale) ?? spelledFor(locale, textOf(reference).message)

/** Looks up parsed messages of one revision of a venue's texts. */
export type Messages = (reference: TextReference) => CompiledMessage

/**
 * The messages of a venue: its own wording where that can be used, else the default. A wording with an error is
 * reported once and then treated as missing. Keep one per revision: it parses each message once.
 */
export const createMessages = ({
  texts,
  locale,
  onProblem,
}: {
  texts: VenueTexts
  locale: string
  onProblem: OnTextProblem
}): Messages => {
  const parsed = new Map<TextReference, CompiledMessage>()
  const read = (reference: TextReference): CompiledMessage => {
    const own = texts[reference]
    if (own === undefined) return defaultMessage(reference, locale)
    const issue = checkText(reference, { candidate: own, locale }).find(({ level }) => level === 'error')
    if (!issue) return parseMessage(own, { rich: textOf(reference).rich })
    onProblem({ reference, problem: issue.message })
    return defaultMessage(reference, locale)
  }
  return reference => {
    const cached = parsed.get(reference)
    if (cached !== undefined) return cached
    const message = read(reference)
    parsed.set(reference, message)
    return message
  }
}

/** `text('header-cart-count', { count })`. */
export type Text = <R extends TextReference>(reference: R, ...args: TextArguments<R>) => string
export type Rich = <R extends TextReference>(reference: R, ...args: TextArguments<R>) => readonly RichNode[]

type LanguageOptions = { readonly locale: string } & (
  | { readonly messages: Messages }
  | { readonly texts: VenueTexts; readonly onProblem: OnTextProblem }
)

const messagesOf = (about: LanguageOptions): Messages =>
  'messages' in about ? about.messages : createMessages(about)

type TextRequest = {
  readonly reference: TextReference
  readonly messages: Messages
  readonly options: FormatOptions
}

/** A wording that cannot be said is said as the default: no text may take its page, mail or document down. */
const formatOrDefault = <Output>(
  format: (message: CompiledMessage, options: FormatOptions) => Output,
  { reference, messages, options }: TextRequest,
): Output => {
  try {
    return format(messages(reference), options)
  } catch {
    return format(defaultMessage(reference, options.locale), options)
  }
}

/** Speaks a venue's texts on the server: titles, mails, messages of refusals. Takes the texts, or messages already made. */
export const createText = (about: LanguageOptions): Text => {
  const messages = messagesOf(about)
  return (reference, ...[args]) =>
    formatOrDefault(formatMessage, {
      reference,
      messages,
      options: { locale: about.locale, args: args as Arguments },
    })
}

/** The same for rich texts, as a node tree: mails print it, screens use `<RichText>`. */
export const createRich = (about: LanguageOptions): Rich => {
  const messages = messagesOf(about)
  return (reference, ...[args]) =>
    formatOrDefault(formatRich, {
      reference,
      messages,
      options: { locale: about.locale, args: args as Arguments },
    })
}

/** The messages of whole groups in the form that travels to the browser. */
export type MessageTable = { readonly [reference: string]: CompiledMessage }

/**
 * What a screen sends along so that the browser can speak its texts: the messages of the groups it shows. Settings
 * carried as texts stay on the server.
 */
export const messagesFor = (groups: readonly TextGroup[], messages: Messages): MessageTable => {
  const table: Record<string, CompiledMessage> = {}
  for (const group of groups) {
    for (const reference of Object.keys(textGroups[group]) as TextReference[]) {
      if (!textOf(reference).setting) table[reference] = messages(reference)
    }
  }
  return table
}
