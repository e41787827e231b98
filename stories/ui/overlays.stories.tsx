import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button, IconButton } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { Row } from '#app/ui/stack/stack.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Overlays' } satisfies Meta

const DialogStory = () => {
  const [open, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel Order</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        heading="Cancel this order?"
        description="Everything in it is removed and the seats are given back."
        actions={
          <>
            <Button tone="secondary" type="button" onClick={() => setOpen(false)}>Keep it</Button>
            <Button tone="danger" type="button" onClick={() => setOpen(false)}>Cancel Order</Button>
          </>
        }
      />
    </>
  )
}

export const Question: StoryObj = { render: () => <DialogStory /> }

const LightboxStory = () => {
  const [position, setPosition] = useState<number | null>(0)
  const { pictures } = useBrand()
  return (
    <>
      <Button onClick={() => setPosition(0)}>Pictures</Button>
      <Lightbox
        pictures={pictures}
        position={position}
        onMove={setPosition}
        words={{ title: 'Pictures', close: 'Close pictures', previous: 'Previous picture', next: 'Next picture', countOf: (n, total) => `${n} of ${total}` }}
      />
    </>
  )
}

export const Pictures: StoryObj = { render: () => <LightboxStory /> }

export const TipsAndTabs: StoryObj = {
  render: () => (
    <Row>
      <Tooltip words="Copies the link">
        <IconButton icon="copy" label="Copy" />
      </Tooltip>
      <Tabs label="Parts" tabs={[{ value: 'a', label: 'Colours', content: 'Colours of the brand' }, { value: 'b', label: 'Type', content: 'Faces' }]} />
    </Row>
  ),
}
