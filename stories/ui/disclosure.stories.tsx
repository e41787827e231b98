import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { FoldLine } from '#app/ui/disclosure/fold-line.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'

export default { title: 'ui/Disclosure' } satisfies Meta

export const FoldedAndOpen: StoryObj = {
  render: () => (
    <>
      <Disclosure summary="What is included?">
        Entry to all tanks, the touch pool and the talk at eleven.
      </Disclosure>
      <Disclosure summary="Can I change the date?" open>
        Yes, up to an hour before.
      </Disclosure>
    </>
  ),
}

export const LinesOfWhatIsKnown: StoryObj = {
  render: () => (
    <>
      <FoldLine label="What it is for" value="Where it is needed most" change="Change">
        Trees, glass, apprentices
      </FoldLine>
      <FoldLine label="Address" value="" change="Add" isOpen>
        <Field label="City">
          <Input name="city" />
        </Field>
      </FoldLine>
    </>
  ),
}
