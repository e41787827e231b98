import type { MouseEvent } from 'react'
import type { FocalPoint } from '#app/rules/pictures/crop-around.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './picture.css.ts'

type FocusFieldsProps = {
  /** null while there is no picture */
  src: string | null | undefined
  focus: FocalPoint
  onFocus: (focus: FocalPoint) => void
}

/** The point as two sliders; on the picture, where it can be set by a press; and what the shapes of a page show around it. */
export const FocusFields = ({ src, focus, onFocus }: FocusFieldsProps) => {
  const text = useText()
  const slider = (axis: 'x' | 'y') => (
    <Field label={text(`pictures-focus-${axis}`)}>
      <Input
        type="range"
        name={axis}
        min={0}
        max={100}
        value={focus[axis]}
        className={styles.slider}
        onChange={event => onFocus({ ...focus, [axis]: Number(event.currentTarget.value) })}
      />
    </Field>
  )
  const press = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    const { offsetX, offsetY } = nativeEvent
    const { clientWidth, clientHeight } = currentTarget
    onFocus({ x: percent(offsetX / clientWidth), y: percent(offsetY / clientHeight) })
  }
  return (
    <>
      {src ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same for keys
        <div className={styles.whole} onClick={press} role="presentation">
          <img className={styles.wholePicture} src={src} alt="" />
          <span className={styles.point} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
      ) : null}
      <div className={styles.sliders}>
        {slider('x')}
        {slider('y')}
      </div>
      {src ? (
        <div className={styles.shapes} aria-hidden="true">
          {(['card', 'band', 'square'] as const).map(shape => (
            <img
              key={shape}
              className={styles.shape[shape]}
              src={src}
              alt=""
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}

const percent = (share: number) => Math.min(100, Math.max(0, Math.round(share * 100)))
