import { HexColorPicker, setNonce } from 'react-colorful'

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

/** The area and the hue to drag a colour in. */
export const ColorPicker = ({ name, color, onDrag, onApply }: ColorPickerProps) => (
  <HexColorPicker color={color} onChange={onDrag} onChangeEnd={onApply} aria-label={name} />
)
