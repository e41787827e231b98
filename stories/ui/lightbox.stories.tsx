import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Lightbox' } satisfies Meta

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
        words={{
          title: 'Pictures',
          close: 'Close pictures',
          previous: 'Previous picture',
          next: 'Next picture',
          countOf: (n, total) => `${n} of ${total}`,
        }}
      />
    </>
  )
}

export const Pictures: StoryObj = { render: () => <LightboxStory /> }
