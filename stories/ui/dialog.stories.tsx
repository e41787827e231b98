import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'

export default { title: 'ui/Dialog' } satisfies Meta

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
            <Button tone="secondary" type="button" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button tone="danger" type="button" onClick={() => setOpen(false)}>
              Cancel Order
            </Button>
          </>
        }
      />
    </>
  )
}

export const Question: StoryObj = { render: () => <DialogStory /> }
