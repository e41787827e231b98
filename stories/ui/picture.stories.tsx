import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Picture' } satisfies Meta

const Shapes = () => {
  const [picture] = useBrand().pictures
  return (
    <Stack>
      <Picture picture={picture} priority />
      <Picture picture={picture} shape="square" />
      <Picture picture={picture} shape="band" />
      <Picture picture={picture} faded />
      <Picture picture={null} />
    </Stack>
  )
}

export const ShapesAndStates: StoryObj = { render: () => <Shapes /> }
