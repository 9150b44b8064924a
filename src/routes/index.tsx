import { createFileRoute } from '@tanstack/react-router'
import { Welcome } from '#src/app/welcome.tsx'

export const Route = createFileRoute('/')({ component: Welcome })
