import type { Message } from '#theme/texts/message-parts.ts'

/** What a page shown in the composer's frame hands to the composer, on its window. */
export type PreviewPort = {
  /** Replaces one text; `undefined` puts the loaded one back. Only components with that text are drawn again. */
  readonly setText: (reference: string, message: Message | undefined) => void
}

declare global {
  interface Window {
    marqueePreview?: PreviewPort
  }
}
