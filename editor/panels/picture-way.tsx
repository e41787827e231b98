import { useEffect, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { type PictureOwner, useComposer } from '#editor/composer/composer-context.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Where a picture of the catalogue is changed: on the screen of what it shows, or among all pictures of the venue. */
export const PictureWay = ({ src }: { src: string }) => {
  const text = useText()
  const { pictures } = useComposer()
  const [owner, setOwner] = useState<PictureOwner | null>(null)
  useEffect(() => {
    let isShown = true
    pictures?.find(src).then(found => isShown && setOwner(found))
    return () => {
      isShown = false
    }
  }, [pictures, src])
  if (!pictures) return <p className={chrome.quiet}>{text('editor-selection-picture-elsewhere')}</p>
  return (
    <p className={chrome.quiet}>
      {text('editor-selection-picture')}{' '}
      <a href={owner?.href ?? pictures.href}>
        {owner
          ? text('editor-selection-picture-of', { name: owner.name })
          : text('editor-selection-pictures')}
      </a>
    </p>
  )
}
