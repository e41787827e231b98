import { type MouseEvent, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { hrefInLook, keepLook } from '#editor/preview/use-unsaved-look.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PreviewLinkProps = {
  tenantId: string
  scene: Scene
  document: ThemeDocument
  published: ThemeDocument
}

/** Opens the page of the preview in a tab of its own, in the theme as it is edited. */
export const PreviewLink = ({ tenantId, scene, document, published }: PreviewLinkProps) => {
  const text = useText()
  const [hasFailed, setFailed] = useState(false)
  const open = (event: MouseEvent) => {
    setFailed(false)
    if (isOfEditor(scene) || isSame(document, published)) return
    event.preventDefault()
    // A tab that is opened later than the press is taken for an advertisement.
    const tab = window.open('about:blank', '_blank')
    keepLook(document, { tenantId }).then(
      look => tab?.location.replace(hrefInLook(scene, look)),
      () => {
        tab?.close()
        setFailed(true)
      },
    )
  }
  return (
    <>
      <a className={chrome.plain} href={scene.href} target="_blank" rel="noopener" onClick={open}>
        {text('editor-open-preview')}
      </a>
      {hasFailed && (
        <span role="alert" className={chrome.problem}>
          {text('editor-open-preview-failed')}
        </span>
      )}
    </>
  )
}

/** Pages of the editor have what is public: the shop alone is drawn in a look. */
const isOfEditor = ({ href }: Scene) => /^\/editor\/[^/]+\/preview/.test(href)
