import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Grid } from '#app/ui/stack/stack.tsx'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Picture' } satisfies Meta

const Shapes = () => {
  const [picture] = useBrand().pictures
  return (
    <Grid>
      <Picture picture={picture} priority />
      <Picture picture={picture} shape="square" />
      <Picture picture={picture} shape="band" />
      <Picture picture={picture} faded />
      <Picture picture={null} />
    </Grid>
  )
}

export const ShapesAndStates: StoryObj = { render: () => <Shapes /> }
