import { lazy, Suspense } from 'react'
import { Unfold } from '#editor/composer/unfold.tsx'
import { framesOf, type PreviewSize } from '#editor/preview/preview-size.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const SizeFields = lazy(async () => ({
  default: (await import('#editor/composer/size-fields.tsx')).SizeFields,
}))

type SizeChooserProps = { size: PreviewSize; onSize: (change: Partial<PreviewSize>) => void }

/** How wide the page is and how large it is shown; a press unfolds the fields for both. */
export const SizeChooser = ({ size, onSize }: SizeChooserProps) => {
  const text = useText()
  const width = framesOf(size).at(-1)?.width ?? size.width
  const zoom =
    size.zoom === 'fit' ? text('editor-zoom-fit') : text('editor-zoom-percent', { percent: size.zoom })
  return (
    <Unfold label={text('editor-size-now', { width: String(width), zoom })}>
      {() => (
        <Suspense fallback={null}>
          <SizeFields size={size} width={width} onSize={onSize} />
        </Suspense>
      )}
    </Unfold>
  )
}
