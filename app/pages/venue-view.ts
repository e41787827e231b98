import { LRUCache } from 'lru-cache'
import type { ApiClient } from '#app/api/client.ts'
import type { Log } from '#app/api/kernel/log.ts'
import type { ThemePayload } from '#app/contract/themes.ts'
import type { Message } from '#app/rules/shell/message.ts'
import type { TextGroup, TextReference } from '#theme/texts/lists/texts.ts'
import { formatChosen } from '#theme/texts/runtime/format-chosen.ts'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import { senderAddress } from '#theme/texts/runtime/text-settings.ts'
import {
  createMessages,
  createText,
  type Messages,
  messagesFor,
  type Text,
} from '#theme/texts/runtime/venue-texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

/** A venue as its pages need it: facts, flags and words, the words parsed once per revision. */
export type VenueView = Omit<ThemePayload, 'textVariables' | 'variables' | 'emailVariables'> & {
  /** what the venue itself says; settings carried as texts are read from here */
  texts: VenueTexts
  variables: ThemePayload['variables']
  stylesheet: string
  /** the address order mails come from */
  sender: string
  direction: 'ltr' | 'rtl'
  text: Text
  /** a text that a rule has chosen, its arguments checked where it was chosen */
  formatMessage: (message: Message<TextReference>) => string
  /** the document title: page and venue name (ORD-014) */
  title: (page: string) => string
  /** the words of these groups for the browser: a `MessageTable` as JSON, since the framework packs one string faster than a tree */
  messages: (groups: readonly TextGroup[]) => string
}

type VenueViewRequest = {
  api: ApiClient
  tenantId: string
  overrideId: string | null
  log: Log
  process: object
}

type VenueWords = {
  texts: VenueTexts
  locale: string
  text: Text
  messages: Messages
  sent: Map<string, string>
}

/** Words do not hold the venue's name, which can change without its theme. The oldest revisions go first. */
const keptBy = new WeakMap<object, LRUCache<string, VenueWords>>()
const MAX_CACHE_ENTRIES = 300

/**
 * Reads the venue's theme through the API and gets its words ready; a process keeps those of some hundred revisions. An
 * `overrideId` is sent only when there is one.
 */
export async function openVenueView({
  api,
  tenantId,
  overrideId,
  log,
  process,
}: VenueViewRequest): Promise<VenueView> {
  const { payload } = await api.themes.get({ params: { tenantId }, query: overrideId ? { overrideId } : {} })
  const { textVariables, emailVariables, ...facts } = payload
  const key = [tenantId, payload.revision, payload.locale, overrideId ?? ''].join(' ')
  const cache = keptBy.get(process) ?? new LRUCache<string, VenueWords>({ max: MAX_CACHE_ENTRIES })
  keptBy.set(process, cache)
  const words = cache.peek(key) ?? wordsOf(payload, log)
  if (!cache.has(key)) cache.set(key, words)
  const { text } = words
  return {
    ...facts,
    texts: words.texts,
    stylesheet: `/theme/${tenantId}/${payload.stylesheetHash}.css`,
    sender: senderAddress({ ...textVariables, ...emailVariables }),
    direction: textDirection(payload.locale),
    text,
    formatMessage: message => formatChosen(text, message),
    title: page => text('page-title', { page, venue: payload.name }),
    messages: groups => sentWords(groups, words),
  }
}

function wordsOf({ tenantId, textVariables, locale, revision }: ThemePayload, log: Log): VenueWords {
  const texts: VenueTexts = textVariables
  const onProblem = (problem: { reference: string; problem: string }) =>
    log.warn({ tenantId, revision, ...problem }, 'A text of the venue cannot be used; its default is shown')
  const about = { texts, locale, onProblem }
  return { texts, locale, text: createText(about), messages: createMessages(about), sent: new Map() }
}

function sentWords(groups: readonly TextGroup[], { sent, messages }: VenueWords): string {
  const key = groups.join(' ')
  const words = sent.get(key) ?? JSON.stringify(messagesFor(groups, messages))
  sent.set(key, words)
  return words
}
