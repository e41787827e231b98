import { ChoiceGroup, Radio } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { Select } from '#app/ui/field/input.tsx'
import type { Tone } from '#theme/texts/lists/tones.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { type SourceHint, useSourceWords } from '../parts/source-words.ts'
import { ColorInput } from './color-input.tsx'
import * as styles from './look.css.ts'

type SeedField = { seed: string; value: string; others: string[]; hint?: SourceHint }
type LookFieldsProps = {
  fields: readonly SeedField[]
  faces: readonly { id: string; name: string }[]
  logos: readonly string[]
  logo: string
  /** where the page has its logo; none without a page */
  logoHint: SourceHint
  typed: Record<string, string>
}

/** The few values that everything else of a look follows from, and the logo. */
export const LookFields = ({ fields, faces, logos, logo, logoHint, typed }: LookFieldsProps) => {
  const text = useText()
  const sourceWords = useSourceWords()
  return (
    <>
      <div className={styles.grid}>
        {fields.map(({ seed, value, others, hint }) => (
          <Field
            key={seed}
            id={seed}
            label={text(`onboarding-look-${seed}` as 'onboarding-look-color-brand')}
            hint={sourceWords(hint)}
          >
            <SeedControl seed={seed} value={typed[seed] ?? value} others={others} faces={faces} />
          </Field>
        ))}
      </div>
      <FieldGroup
        legend={text('onboarding-look-logo')}
        hint={[sourceWords(logoHint), text('onboarding-look-logo-hint')].filter(Boolean).join('. ')}
      >
        <ChoiceGroup>
          {logos.map(src => (
            <Radio
              key={src}
              name="logo"
              value={src}
              defaultChecked={src === logo}
              label={<LogoPicture src={src} />}
            />
          ))}
          <Radio name="logo" value="" defaultChecked={logo === ''} label={text('onboarding-look-no-logo')} />
        </ChoiceGroup>
      </FieldGroup>
      <Field id="file" label={text('onboarding-look-file')} hint={text('onboarding-look-file-hint')} optional>
        <FileInput name="file" accept="image/*" />
      </Field>
    </>
  )
}

const LogoPicture = ({ src }: { src: string }) => (
  <img className={styles.logo} src={src} alt={useText()('onboarding-look-logo-found')} />
)

type SeedControlProps = { seed: string; value: string; others: string[]; faces: LookFieldsProps['faces'] }

const SeedControl = ({ seed, value, others, faces }: SeedControlProps) => {
  const text = useText()
  if (/^color-(?!mode)|-background$/.test(seed))
    return <ColorInput name={seed} value={value} others={others} />
  const named = (ids: readonly ('light' | 'dark' | Tone)[]) =>
    ids.map(id => ({ id, name: text(`onboarding-look-${id}`) }))
  const choices: Record<string, { id: string; name: string }[]> = {
    'color-mode': named(['light', 'dark']),
    tone: named(['neutral', 'formal', 'friendly']),
  }
  const options = choices[seed] ?? faces
  return (
    <Select name={seed} defaultValue={value}>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
