import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The kit needs React and vanilla-extract; Remix's own plugin cannot run here. */
export default defineConfig({ plugins: [react(), vanillaExtractPlugin()] })
