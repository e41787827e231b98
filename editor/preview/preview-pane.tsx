import { useEffect, useRef } from 'react'
import type { Scene } from '#editor/preview/first-scene.ts'
import * as styles from '#editor/preview/preview-pane.css.ts'
import { whenReady } from '#editor/preview/when-ready.ts'
import { PREVIEW_FRAME } from '#theme/texts/runtime/spoken-words.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export const devices = { phone: 390, tablet: 820, desk: 1280 } as const
export type Device = keyof typeof devices

/** What is shown at once: one width, or a phone beside a desk. */
export const views = {
  phone: ['phone'],
  tablet: ['tablet'],
  desk: ['desk'],
  both: ['phone', 'desk'],
} as const satisfies Record<string, readonly Device[]>
export type View = keyof typeof views

type PreviewPaneProps = {
  scene: Scene
  device: Device
  /** The page, and which of the frames side by side it is in. */
  onPage: (frame: Window, at: number) => void
  at: number
}

/** The page itself in a frame as wide as the device; what is wider than the canvas is shown smaller. */
export const PreviewPane = ({ scene, device, onPage, at }: PreviewPaneProps) => {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const width = devices[device]
  useScale(canvas, width)
  const press = usePressOnce(scene)
  const onLoad = () => {
    const page = frame.current?.contentWindow
    if (!page) return
    whenReady(page, () => onPage(page, at))
    press(page)
  }
  // A frame that loaded before this script ran has had its `load` already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has taken over
  useEffect(onLoad, [])
  return (
    <div ref={canvas} className={styles.canvas}>
      <div className={styles.stage}>
        <iframe
          ref={frame}
          name={PREVIEW_FRAME}
          className={styles.frame}
          src={scene.href}
          title={text('editor-preview-width', { width: text(`editor-device-${device}`) })}
          onLoad={onLoad}
        />
      </div>
    </div>
  )
}

/** Presses what the scene says in its first page; where the author goes on from there, nothing is pressed again. */
const usePressOnce = ({ name, href, isPressed }: Scene) => {
  const lastHref = useRef('')
  return async (page: Window) => {
    const isNew = lastHref.current !== href
    lastHref.current = href
    if (!isPressed || !isNew) return
    const { pressScene } = await import('#editor/preview/press-scene.ts')
    await pressScene(page, name)
  }
}

const useScale = (canvas: React.RefObject<HTMLDivElement>, width: number) => {
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const measure = () => {
      const room = element.clientWidth - styles.MARGIN * 2
      const scale = Math.min(1, room / width)
      element.style.setProperty('--frame-width', `${width}px`)
      element.style.setProperty('--frame-scale', String(scale))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [canvas, width])
}
