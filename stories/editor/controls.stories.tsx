import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceControl, ShadowControl } from '#editor/controls/choice-controls.tsx'
import { ColorControl } from '#editor/controls/color-control.tsx'
import { ColorPicker } from '#editor/controls/color-picker.tsx'
import { ContrastRows, FixButtons } from '#editor/controls/contrast-rows.tsx'
import type { ControlProps } from '#editor/controls/control-props.ts'
import { FontControl } from '#editor/controls/font-control.tsx'
import { InputWithProblem } from '#editor/controls/input-with-problem.tsx'
import {
  FluidControl,
  LengthControl,
  NumberControl,
  RatioControl,
} from '#editor/controls/measure-controls.tsx'
import { FontUploadField, RemovedFontNote, RemoveFontButton } from '#editor/controls/own-font-fields.tsx'
import { SettledInput } from '#editor/controls/settled-input.tsx'
import { Slider } from '#editor/controls/slider.tsx'
import { TypedValue } from '#editor/controls/typed-value.tsx'
import { VariableControl } from '#editor/controls/variable-control.tsx'
import { definitionOf, type VariableReference } from '#theme/variables.ts'
import { EditedTheme } from './edited-theme.tsx'

export default { title: 'editor/Controls', parameters: { bare: true } } satisfies Meta

const nothing = () => undefined

const about = (reference: VariableReference, value: ControlProps['value']): ControlProps => ({
  id: reference,
  reference,
  definition: definitionOf(reference),
  value,
  onApply: nothing,
  onDrag: nothing,
})

/** A control below its name, as its row has it. */
const named = (reference: VariableReference, control: JSX.Element) => (
  <EditedTheme>
    <label htmlFor={reference}>{definitionOf(reference).name}</label>
    {control}
  </EditedTheme>
)

export const Color: StoryObj = {
  render: () => named('color-brand', <ColorControl {...about('color-brand', '#0a5c8a')} />),
}
export const Picker: StoryObj = {
  render: () => (
    <EditedTheme>
      <ColorPicker name="Brand colour" color="#0a5c8a" onDrag={nothing} onApply={nothing} />
    </EditedTheme>
  ),
}
/** Two colours that cannot be read on each other, with what mends them. */
export const Contrast: StoryObj = {
  render: () => (
    <EditedTheme document={{ variables: { 'button-background': '#777777', 'button-label': '#888888' } }}>
      <ContrastRows reference="button-label" />
    </EditedTheme>
  ),
}
export const Fixes: StoryObj = {
  render: () => (
    <EditedTheme document={{ variables: { 'button-background': '#777777', 'button-label': '#888888' } }}>
      <FixButtons pair={{ text: 'button-label', ground: 'button-background', ratio: 1.26, min: 4.5 }} />
    </EditedTheme>
  ),
}
export const Choice: StoryObj = {
  render: () => named('layout-header', <ChoiceControl {...about('layout-header', 'brand')} />),
}
export const Shadow: StoryObj = {
  render: () => named('card-shadow', <ShadowControl {...about('card-shadow', 'soft')} />),
}
export const Font: StoryObj = {
  render: () => named('face-display', <FontControl {...about('face-display', 'fraunces')} />),
}
const own = {
  id: 'own-serif-0123456789abcdef',
  name: 'Lantern Text',
  files: [
    {
      src: '/fonts/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      weight: [200, 900],
      style: 'normal',
    },
  ],
  metrics: { ascent: 1.036, descent: -0.335, widths: { 300: 0.4668, 400: 0.4688, 700: 0.4839 } },
  missing: { 'de-DE': 'ß' },
  isUsed: false,
} as const

/** A venue with a font of its own, which lacks a letter, and the way to another. */
export const OwnFont: StoryObj = {
  render: () => (
    <EditedTheme fonts={[own]}>
      <label htmlFor="face-display">{definitionOf('face-display').name}</label>
      <FontControl {...about('face-display', own.id)} />
      <FontUploadField id="upload" onUpload={nothing} />
      <RemoveFontButton font={own} onRemove={nothing} />
      <RemovedFontNote removed={{ name: own.name, edit: 7 }} onRestore={nothing} />
    </EditedTheme>
  ),
}
export const Amount: StoryObj = {
  render: () => named('heading-weight', <NumberControl {...about('heading-weight', 600)} />),
}
export const Length: StoryObj = {
  render: () => named('shape-radius', <LengthControl {...about('shape-radius', '8px')} />),
}
export const Fluid: StoryObj = {
  render: () => named('space-gutter', <FluidControl {...about('space-gutter', '32px 64px')} />),
}
export const Ratio: StoryObj = {
  render: () => named('picture-ratio', <RatioControl {...about('picture-ratio', '4 / 3')} />),
}
/** The control that a kind of variable gets. */
export const OfVariable: StoryObj = {
  render: () => named('color-accent', <VariableControl {...about('color-accent', '#aa5500')} />),
}
export const SliderAlone: StoryObj = {
  render: () => (
    <EditedTheme>
      <Slider label="Corner radius" value={8} min={0} max={48} step={1} onApply={nothing} onDrag={nothing} />
    </EditedTheme>
  ),
}
export const Typed: StoryObj = {
  render: () => (
    <EditedTheme>
      <TypedValue
        field="variables.color-brand"
        label="Brand colour"
        displayText="#0a5c8a"
        definition={definitionOf('color-brand')}
        onApply={nothing}
      />
    </EditedTheme>
  ),
}
/** What is wrong with it stands below. */
export const WithProblem: StoryObj = {
  render: () => (
    <EditedTheme>
      <label htmlFor="link-href">Address</label>
      <InputWithProblem id="link-href" value="pier" problem="is not an address we can show" readOnly />
    </EditedTheme>
  ),
}
/** Takes nothing: leaving it says why. */
export const Line: StoryObj = {
  render: () => (
    <EditedTheme>
      <label htmlFor="logo-src">Address of the picture</label>
      <SettledInput
        id="logo-src"
        field="logo.src"
        name="Logo"
        value="/logo.svg"
        problemOf={() => 'is not an address we can show'}
        onApply={nothing}
      />
    </EditedTheme>
  ),
}
