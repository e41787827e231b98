import { createContext, type ReactNode, useContext, useEffect, useMemo, useReducer, useRef } from 'react'
import type { TextArguments, TextReference } from '#theme/texts/lists/texts.ts'
import {
  type FormatOptions,
  formatMessage,
  formatRich,
  type RichNode,
} from '#theme/texts/runtime/format-message.ts'
import { listWords, sentenceWords } from '#theme/texts/runtime/list-words.ts'
import type { Arguments, CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { noteWords } from '#theme/texts/runtime/spoken-words.ts'
import { createTextStore, type TextStore } from '#theme/texts/runtime/text-store.ts'
import type { MessageTable, Text } from '#theme/texts/runtime/venue-texts.ts'

const TextContext = createContext<TextStore | undefined>(undefined)

export type TextProviderProps = {
  /** What `messagesFor` gave for the groups shown below; words of outer providers stay known. */
  readonly messages: MessageTable
  /** The locale numbers and plurals follow; inner providers inherit it. */
  readonly locale?: string
  /** Handed the store once it stands, for an editor that changes single texts. */
  readonly onStore?: (store: TextStore) => void
  readonly children: ReactNode
}

/** Gives the components below their words. */
export const TextProvider = ({ messages, locale, onStore, children }: TextProviderProps) => {
  const outer = useContext(TextContext)
  const store = useMemo(() => createTextStore({ messages, locale, outer }), [messages, locale, outer])
  useEffect(() => onStore?.(store), [onStore, store])
  return <TextContext.Provider value={store}>{children}</TextContext.Provider>
}

/** Whether anybody around has given words. */
export const useHasTexts = (): boolean => useContext(TextContext) !== undefined

/** The store, and a subscription to exactly the texts this component has asked for. */
const useSubscribedTexts = (): { store: TextStore; messageOf: (reference: string) => CompiledMessage } => {
  const store = useContext(TextContext)
  if (!store) throw new Error('Texts are spoken below a TextProvider')
  const reported = useRef(new Set<string>())
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => store.subscribe(reference => reported.current.has(reference) && redraw()), [store])
  const messageOf = (reference: string) => {
    reported.current.add(reference)
    return store.message(reference)
  }
  return { store, messageOf }
}

/** Names one after the other, as the locale of these words writes them. */
export const useListWords = (): ((names: readonly string[]) => string) => {
  const { locale } = useSubscribedTexts().store
  return names => listWords(names, locale)
}

/** Names as a sentence of these words says them. */
export const useSentenceWords = (): ((names: readonly string[]) => string) => {
  const { locale } = useSubscribedTexts().store
  return names => sentenceWords(names, locale)
}

/** `const text = useText()`, then `text('header-cart-count', { count })`. */
export const useText = (): Text => {
  const { store, messageOf } = useSubscribedTexts()
  return (reference, ...[args]) => {
    const words = formatWithGaps(formatMessage, {
      message: messageOf(reference),
      options: { locale: store.locale, args: args as Arguments },
    })
    noteWords(reference, words)
    return words
  }
}

/** A wording that asks for something it is not given says nothing in that place: no text may take its page down. */
const formatWithGaps = <Output,>(
  format: (message: CompiledMessage, options: FormatOptions) => Output,
  { message, options }: { message: CompiledMessage; options: FormatOptions },
): Output => {
  try {
    return format(message, options)
  } catch {
    return format(message, { ...options, missing: '' })
  }
}

const links = /^https?:/

const element = (node: RichNode, key: number): ReactNode => {
  if (typeof node === 'string') return node
  const { tag: Tag, href, children } = node
  if (Tag === 'br') return <br key={key} />
  if (Tag === 'a')
    return (
      <a key={key} href={href} rel={links.test(href ?? '') ? 'noopener' : undefined}>
        {children.map(element)}
      </a>
    )
  return <Tag key={key}>{children.map(element)}</Tag>
}

export type RichTextProps<R extends TextReference> = {
  readonly reference: R
} & (keyof TextArguments<R>[0] extends never
  ? { readonly args?: undefined }
  : { readonly args: TextArguments<R>[0] })

/** A rich text with its markup: strong, em, links, line breaks, lists. */
export const RichText = <R extends TextReference>({ reference, args }: RichTextProps<R>) => {
  const { store, messageOf } = useSubscribedTexts()
  const nodes = formatWithGaps(formatRich, {
    message: messageOf(reference),
    options: { locale: store.locale, args: args as Arguments | undefined },
  })
  noteNodes(reference, nodes)
  return <>{nodes.map(element)}</>
}

const noteNodes = (reference: string, nodes: readonly RichNode[]): void => {
  for (const node of nodes) {
    if (typeof node === 'string') noteWords(reference, node)
    else noteNodes(reference, node.children)
  }
}
