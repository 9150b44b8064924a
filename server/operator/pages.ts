import * as v from 'valibot'
import { SettingsProblem } from '../modules/settings/service.ts'
import type { Command } from './command.ts'

const kindSchema = v.picklist(['help', 'faq', 'policy'], 'KIND must be help, faq or policy.')

export const pageCommands: readonly Command[] = [
  {
    usage: 'pages LANGUAGE',
    about: 'help, questions and policies of a language',
    async run([code = ''], { settings }) {
      await settings.requireLanguage(code)
      const all = await settings.pages(code)
      return all.map((it) => `${it.kind.padEnd(6)}  ${it.slug}  ${it.title}`).join('\n')
    },
  },
  {
    usage: 'pages set LANGUAGE SLUG KIND TITLE HTML',
    about: 'writes a page; KIND is help, faq or policy, and the HTML is cleaned',
    async run([code = '', slug = '', asked = '', title = '', content = ''], { settings }) {
      const kind = v.safeParse(kindSchema, asked)
      if (!kind.success) throw new SettingsProblem(kind.issues[0].message)
      await settings.changePage(code, { slug, kind: kind.output, title, content })
      return `${slug} (${code}) is written.`
    },
  },
  {
    usage: 'pages reset LANGUAGE SLUG',
    about: 'puts the built-in page back, or takes away one that was added',
    async run([code = '', slug = ''], { settings }) {
      await settings.dropPage(code, slug)
      return `${slug} (${code}) is the built-in page again, if there is one.`
    },
  },
]
