import { useEffect, useRef } from 'react'
import { HexColorPicker, setNonce } from 'react-colorful'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The picker brings its styles along in an element that the page's policy has to know. */
const script = document.querySelector<HTMLScriptElement>('script[nonce]')
if (script?.nonce) setNonce(script.nonce)

type ColorPickerProps = {
  name: string
  color: string
  /** While it is dragged. */
  onDrag: (color: string) => void
  /** Let go of. */
  onApply: (color: string) => void
}

/** The area and the hue to drag a colour in. The library calls the two what it likes: they are named after what they change. */
export const ColorPicker = ({ name, color, onDrag, onApply }: ColorPickerProps) => {
  const text = useText()
  const picker = useRef<HTMLDivElement>(null)
  const names = [text('editor-picker-shade', { name }), text('editor-picker-hue', { name })].join('\n')
  useEffect(() => {
    const sliders = picker.current?.querySelectorAll('[role="slider"]') ?? []
    for (const [at, slider] of sliders.entries())
      slider.setAttribute('aria-label', names.split('\n')[at] ?? '')
  }, [names])
  return (
    <div ref={picker}>
      <HexColorPicker color={color} onChange={onDrag} onChangeEnd={onApply} />
    </div>
  )
}
