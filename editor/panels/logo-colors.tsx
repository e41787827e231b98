import { useEffect, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/panels/logo-panel.css.ts'
import type { Hex } from '#theme/color/color.ts'
import { brandColorsOf, colorsOfPixels } from '#theme/color/picture-colors.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { definitionOf } from '#theme/variables.ts'

/** Large enough to tell colours, small enough to count them at once. */
const SIDE = 96

/** The colours of the logo, each to take for the brand: everything else follows from it. Nothing for a logo of another site, whose pixels no page may read. */
export const LogoColors = ({ src }: { src: string }) => {
  const text = useText()
  const { apply, compiled, rights } = useComposer()
  const colors = usePictureColors(src)
  if (!rights.includes('look') || colors.length === 0) return null
  const brand = compiled.resolved.get('color-brand')?.value
  return (
    <div className={styles.colors} role="group" aria-label={text('editor-logo-colors')}>
      <p className={chrome.quiet}>{text('editor-logo-colors')}</p>
      {colors.map(hex => (
        <button
          key={hex}
          type="button"
          className={chrome.button}
          aria-pressed={brand === hex}
          onClick={() =>
            apply(
              { kind: 'variable', reference: 'color-brand', value: hex },
              definitionOf('color-brand').name,
            )
          }
        >
          <span className={styles.swatch} style={{ background: hex }} aria-hidden="true" />
          {hex}
        </button>
      ))}
    </div>
  )
}

function usePictureColors(src: string): readonly Hex[] {
  const [found, setFound] = useState<{ src: string; colors: readonly Hex[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (src.startsWith('/'))
      void readColors(src).then(
        colors => isCurrent && setFound({ src, colors }),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [src])
  return found?.src === src ? found.colors : []
}

async function readColors(src: string): Promise<readonly Hex[]> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) return []
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return brandColorsOf(colorsOfPixels(context.getImageData(0, 0, SIDE, SIDE).data))
}
