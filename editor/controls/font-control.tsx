import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { ControlProps } from '#editor/controls/control-props.ts'
import * as styles from '#editor/controls/controls.css.ts'
import {
  FontUploadField,
  type RemovedFont,
  RemovedFontNote,
  RemoveFontButton,
} from '#editor/controls/own-font-fields.tsx'
import { loadFaces } from '#editor/preview/load-faces.ts'
import { type FontId, fontFamilies, fontStack, isFontId } from '#theme/fonts/font-families.ts'
import { type OwnFont, type OwnFontId, ownFontOf } from '#theme/fonts/own-fonts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const families = Object.keys(fontFamilies) as FontId[]

type Family = FontId | OwnFontId

/** The faces, each in its own letters, the venue's own first; folded to the chosen one until somebody wants another. */
export const FontControl = ({ id, definition, value, onApply }: ControlProps) => {
  const text = useText()
  const { fonts, document } = useComposer()
  const [removed, setRemoved] = useState<RemovedFont | null>(null)
  const chosen: Family = ownFontOf(value, fonts)?.id ?? (isFontId(value) ? value : 'system')
  useEffect(() => loadFaces(window, [chosen], fonts), [chosen, fonts])
  const all: Family[] = [...fonts.map(font => font.id), ...families]
  const used = Object.values(document.variables)
  const choice = (family: Family) => (
    <label key={family} className={styles.faceChoice}>
      <input
        className={styles.segmentInput}
        type="radio"
        name={id}
        value={family}
        checked={family === chosen}
        onChange={() => onApply(family)}
      />
      <FaceWords family={family} />
    </label>
  )
  return (
    <details className={styles.faces} onToggle={() => loadFaces(window, all, fonts)}>
      <summary
        id={id}
        className={styles.faceShown}
        aria-label={`${definition.name}: ${nameOf(chosen, fonts)}`}
      >
        <FaceWords family={chosen} />
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.faceList}>
        <FontUploadField id={`${id}-upload`} onUpload={font => onApply(font.id)} />
        {removed && (
          <RemovedFontNote key={removed.edit} removed={removed} onRestore={() => setRemoved(null)} />
        )}
        <div role="radiogroup" aria-label={definition.name} className={styles.faceList}>
          {fonts.map(font => (
            <div key={font.id} className={styles.ownFace}>
              {choice(font.id)}
              {font.isUsed || used.includes(font.id) ? (
                <span className={chrome.quiet}>{text('editor-font-used')}</span>
              ) : (
                <RemoveFontButton font={font} onRemove={setRemoved} />
              )}
            </div>
          ))}
          {families.map(choice)}
        </div>
      </div>
    </details>
  )
}

const nameOf = (family: Family, fonts: readonly OwnFont[]): string =>
  isFontId(family) ? fontFamilies[family].name : (ownFontOf(family, fonts)?.name ?? '')

const FaceWords = ({ family }: { family: Family }) => {
  const { fonts } = useComposer()
  return (
    <span className={styles.faceWords}>
      <span className={styles.faceName} style={{ fontFamily: fontStack(family) }}>
        {nameOf(family, fonts)}
      </span>
      <span className={chrome.quiet}>
        {isFontId(family) ? fontFamilies[family].note : <OwnFontNote font={ownFontOf(family, fonts)} />}
      </span>
    </span>
  )
}

/** Which weights there are, and which letters there are not. */
const OwnFontNote = ({ font }: { font: OwnFont | undefined }) => {
  const text = useText()
  if (!font) return null
  const weights = font.files.map(({ weight: [least, most], style }) =>
    [least === most ? least : `${least}–${most}`, style === 'italic' && text('editor-font-italic')]
      .filter(Boolean)
      .join(' '),
  )
  const missing = Object.entries(font.missing).map(([language, letters]) =>
    text('editor-font-missing', { language, letters: shortened(letters) }),
  )
  return <>{[text('editor-font-weights', { weights: weights.join(', ') }), ...missing].join(' ')}</>
}

const MAX_LETTERS = 12

const shortened = (letters: string) => {
  const all = [...letters]
  return all.length > MAX_LETTERS ? `${all.slice(0, MAX_LETTERS).join(' ')} …` : all.join(' ')
}
