import { type KeyboardEvent, useId, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/size-chooser.css.ts'
import { OWN_WIDTH, type PreviewSize, readWidth, type Zoom, zooms } from '#editor/preview/preview-size.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type SizeFieldsProps = {
  size: PreviewSize
  /** how wide the page is now, px */
  width: number
  onSize: (change: Partial<PreviewSize>) => void
}

/** A width of one’s own, and how large the page is shown. */
export const SizeFields = ({ size, width, onSize }: SizeFieldsProps) => {
  const text = useText()
  const id = useId()
  return (
    <div role="dialog" aria-label={text('editor-size')} className={styles.fields}>
      <WidthField id={`${id}-width`} width={width} onWidth={own => onSize({ view: 'own', width: own })} />
      <div className={styles.field}>
        <label htmlFor={`${id}-zoom`}>{text('editor-zoom')}</label>
        <select
          id={`${id}-zoom`}
          className={chrome.input}
          value={size.zoom}
          onChange={event => onSize({ zoom: event.currentTarget.value as Zoom })}
        >
          {zooms.map(zoom => (
            <option key={zoom} value={zoom}>
              {zoom === 'fit' ? text('editor-zoom-fit') : text('editor-zoom-percent', { percent: zoom })}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

type WidthFieldProps = { id: string; width: number; onWidth: (width: number) => void }

/** The page follows with every width that is one; Enter or leaving says what is wrong with others. */
const WidthField = ({ id, width, onWidth }: WidthFieldProps) => {
  const text = useText()
  const [typed, setTyped] = useState(String(width))
  const [isWrong, setWrong] = useState(false)
  const check = () => setWrong(readWidth(typed) === null)
  const type = (next: string) => {
    setTyped(next)
    const own = readWidth(next)
    if (own === null) return
    setWrong(false)
    onWidth(own)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') check()
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{text('editor-own-width')}</label>
      <input
        id={id}
        type="number"
        // biome-ignore lint/a11y/noAutofocus: it is what the press on the button asked for
        autoFocus
        className={chrome.input}
        min={OWN_WIDTH.min}
        max={OWN_WIDTH.max}
        step={10}
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-limits`}
        onChange={event => type(event.currentTarget.value)}
        onBlur={check}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-limits`} className={isWrong ? chrome.problem : chrome.quiet}>
        {text('editor-own-width-limits', { min: String(OWN_WIDTH.min), max: String(OWN_WIDTH.max) })}
      </p>
    </div>
  )
}
