import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The events of this order are not those that the server has: nothing is left but to cancel it (CHK-123). */
const StartAgain = () => {
  const text = useText()
  return (
    <Dialog
      open
      busy
      onClose={() => undefined}
      heading={text('checkout-start-again')}
      actions={
        <Form method="post">
          <Button name="intent" value="cancel">
            {text('checkout-start-again-button')}
          </Button>
        </Form>
      }
    />
  )
}

export default StartAgain
