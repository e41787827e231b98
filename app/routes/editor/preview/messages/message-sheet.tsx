import type { ComponentType } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Heading, Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Prose } from '#app/ui/rich-text/rich-words.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'
import type { SheetMessage, SheetPart } from './message-sheet.server.ts'

/** What a visitor reads only after a press or for a moment, each as what it is there. Nothing here is sent anywhere. */
export const MessageSheet = ({ parts }: { parts: readonly SheetPart[] }) => {
  const text = useText()
  return (
    <Page>
      <PageHeader heading={text('editor-scene-messages')} />
      {parts.map(({ group, name, messages }) => (
        <Section key={group} heading={name}>
          <Stack gap="x4">
            {messages.map(message => (
              <Message key={message.reference} message={message} />
            ))}
          </Stack>
        </Section>
      ))}
    </Page>
  )
}

type MessageProps = { message: SheetMessage }

// Which arguments a text has is known where its sample was made.
const useWords = () => useText() as (reference: TextReference, args: Arguments) => string
const RichSample = RichText as ComponentType<{ reference: TextReference; args: Arguments }>

const Message = ({ message }: MessageProps) => {
  const text = useWords()
  const { reference, kind, name, args } = message
  const words = kind === 'rich' ? '' : text(reference, args)
  switch (kind) {
    case 'rich':
      return (
        <Prose>
          <RichSample reference={reference} args={args} />
        </Prose>
      )
    case 'fault':
      return (
        <Field label={name} error={words}>
          <Input name={reference} autoComplete="off" />
        </Field>
      )
    case 'button':
      return (
        <div>
          <Button type="button" tone="secondary">
            {words}
          </Button>
        </div>
      )
    case 'heading':
      return <Heading level={3}>{words}</Heading>
    default:
      return <p>{words}</p>
  }
}
