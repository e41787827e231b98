import { useEffect, useRef } from 'react'
import { answerScripting } from '#editor/preview/answer-scripting.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import * as styles from '#editor/preview/preview-pane.css.ts'
import type { PreviewFrame, Zoom } from '#editor/preview/preview-size.ts'
import { whenReady } from '#editor/preview/when-ready.ts'
import { PREVIEW_FRAME } from '#theme/texts/runtime/spoken-words.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type PreviewPaneProps = PreviewFrame & {
  scene: Scene
  zoom: Zoom
  /** The page, and which of the frames side by side it is in. */
  onPage: (frame: Window, at: number) => void
  at: number
}

/** The page itself in a frame of a width; what is wider than the canvas is shown smaller, or as large as somebody wants to read it. */
export const PreviewPane = ({ scene, device, width, zoom, onPage, at }: PreviewPaneProps) => {
  const text = useText()
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  useScale(canvas, { width, zoom })
  const press = usePressOnce(scene)
  const onLoad = () => {
    const page = frame.current?.contentWindow
    if (!page) return
    answerScripting(page.document)
    whenReady(page, () => onPage(page, at))
    press(page)
  }
  // A frame that loaded before this script ran has had its `load` already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has taken over
  useEffect(onLoad, [])
  const size =
    device === 'own' ? text('editor-size-px', { width: String(width) }) : text(`editor-device-${device}`)
  const title = text('editor-preview-width', { width: size })
  // What can be moved about is reached by keys too.
  const scrolling = zoom === 'fit' ? {} : ({ role: 'group', 'aria-label': title, tabIndex: 0 } as const)
  return (
    <div ref={canvas} className={styles.canvas[zoom === 'fit' ? 'fit' : 'zoomed']} {...scrolling}>
      <div className={styles.stage}>
        <iframe
          ref={frame}
          name={PREVIEW_FRAME}
          className={styles.frame}
          src={scene.href}
          title={title}
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

type Scale = { width: number; zoom: Zoom }

const useScale = (canvas: React.RefObject<HTMLDivElement>, { width, zoom }: Scale) => {
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const measure = () => {
      const room = element.clientWidth - styles.MARGIN * 2
      const scale = zoom === 'fit' ? Math.min(1, room / width) : Number(zoom) / 100
      element.style.setProperty('--frame-width', `${width}px`)
      element.style.setProperty('--frame-scale', String(scale))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [canvas, width, zoom])
}
