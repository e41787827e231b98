import { useEffect, useMemo, useRef, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import { editedHead, type PageHead } from '#editor/inspector/edited-head.ts'
import * as styles from '#editor/panels/rows.css.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PageTabProps = {
  /** The page that was loaded last. */
  readonly page: { readonly frame: Window }
  readonly published: ThemeDocument
  readonly document: ThemeDocument
  readonly language: WordingLanguage | null
  /** The main language of the venue, BCP 47. */
  readonly locale: string
  /** Looks for words among the controls. */
  readonly onSearch: (words: string) => void
}

/** What the page in the frame says outside of itself, as it is edited: in the tab of a browser, and in searches. */
export const PageTab = ({ page, published, document, language, locale, onSearch }: PageTabProps) => {
  const text = useText()
  const { page: head, drawnIn } = useHead(page, published)
  const { title, description } = useMemo(
    () => editedHead(head, { published: drawnIn, document, language, locale: language?.tag ?? locale }),
    [head, drawnIn, document, language, locale],
  )
  if (title === '') return null
  return (
    <p className={chrome.quiet}>
      <button type="button" className={styles.pageWords} onClick={() => onSearch(title)}>
        {text('editor-tab-title', { title })}
      </button>
      {description === '' ? null : (
        <button type="button" className={styles.pageWords} onClick={() => onSearch(description)}>
          {text('editor-tab-description', { description })}
        </button>
      )}
    </p>
  )
}

const NO_HEAD: PageHead = { title: '', description: '' }

/** The head of the page, which changes without a load where the visitor goes on in it, and the theme that was public when it did. */
const useHead = (page: PageTabProps['page'], published: ThemeDocument) => {
  const [head, setHead] = useState({ page: NO_HEAD, drawnIn: published })
  const latest = useRef(published)
  latest.current = published
  useEffect(() => {
    const { frame } = page
    // Mails and passes have no tab of the shop.
    if (!frame.marqueePreview) return setHead({ page: NO_HEAD, drawnIn: latest.current })
    const { document } = frame
    const read = () =>
      setHead(before => {
        const now = headOf(document)
        return isSame(before.page, now) ? before : { page: now, drawnIn: latest.current }
      })
    read()
    const observer = new MutationObserver(read)
    observer.observe(document.head, { childList: true, subtree: true, characterData: true, attributes: true })
    return () => observer.disconnect()
    // The window of a frame is the same one whatever page is in it.
  }, [page])
  return head
}

const headOf = (page: Document): PageHead => ({
  title: page.title,
  description: page.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
})
