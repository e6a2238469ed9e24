import { Check, CircleAlert, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SettingField } from '#kernel/settings.ts';
import { Avatar } from '../Avatar.tsx';
import { Badge, type Tone } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { CopyBox } from '../CopyBox.tsx';
import { Select } from '../Select.tsx';
import { SettingsFields } from '../SettingsFields.tsx';
import { formOf } from '../settings-form.ts';
import { Tabs } from '../Tabs.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextInput } from '../TextInput.tsx';
import type { ExampleGroup } from './example.ts';

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const tones: readonly Tone[] = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'];
const options = [
  { value: 'north', label: 'North' },
  { value: 'south', label: 'South' },
];

const fields: SettingField[] = [
  { name: 'host', label: 'Host', kind: 'text', isRequired: true, placeholder: 'erp.example.com' },
  { name: 'port', label: 'Port', kind: 'number', isRequired: true, default: 443 },
  { name: 'password', label: 'Password', kind: 'secret', isRequired: true },
  { name: 'isEncrypted', label: 'Encrypt', kind: 'boolean', isRequired: false, default: true },
];

function SettingsExample() {
  const [form, setForm] = useState(() => formOf(fields, {}));
  return <SettingsFields fields={fields} form={form} stored={new Set(['password'])} onChange={setForm} />;
}

export const controlExamples: readonly ExampleGroup[] = [
  {
    component: 'CopyBox',
    examples: [
      {
        state: 'a long value',
        shown: (
          <CopyBox
            label="Link"
            copyLabel="Copy the link"
            value={`https://plumbline.example/${'x'.repeat(90)}`}
          />
        ),
      },
    ],
  },
  {
    component: 'Button',
    examples: [
      ...looks.map((look) => ({ state: look, shown: <Button look={look}>Save</Button> })),
      ...sizes.map((size) => ({ state: size, shown: <Button size={size}>Save</Button> })),
      {
        state: 'with icon',
        shown: (
          <Button>
            <Plus aria-hidden="true" className="size-4" />
            Add
          </Button>
        ),
      },
      {
        state: 'icon alone',
        shown: (
          <Button size="icon" aria-label="Add">
            <Plus aria-hidden="true" className="size-4" />
          </Button>
        ),
      },
      { state: 'pending', shown: <Button isPending>Saving...</Button> },
      { state: 'disabled', shown: <Button disabled>Save</Button> },
      {
        state: 'wrapping',
        shown: <Button canWrap>What is the total net amount by customer segment in this year?</Button>,
      },
    ],
  },
  {
    component: 'Badge',
    examples: tones.map((tone) => ({
      state: tone,
      shown: (
        <Badge tone={tone} icon={tone === 'danger' ? CircleAlert : Check}>
          {tone}
        </Badge>
      ),
    })),
  },
  {
    component: 'Avatar',
    examples: [
      { state: 'initial', shown: <Avatar imageUrl={null} initial="A" className="size-10" /> },
      { state: 'large', shown: <Avatar imageUrl={null} initial="Å" className="size-14 text-xl" /> },
    ],
  },
  {
    component: 'TextInput',
    examples: [
      { state: 'empty', shown: <TextInput label="Name" placeholder="Quarterly sales" /> },
      { state: 'with hint', shown: <TextInput label="Name" hint="As your colleagues know it." /> },
      { state: 'required, wrong', shown: <TextInput label="Name" isRequired error="Enter a name." /> },
      { state: 'disabled', shown: <TextInput label="Name" disabled defaultValue="Orders" /> },
    ],
  },
  {
    component: 'TextArea',
    examples: [
      { state: 'filled', shown: <TextArea label="Certificate" defaultValue="-----BEGIN CERTIFICATE-----" /> },
      { state: 'wrong', shown: <TextArea label="Certificate" error="This is no certificate." /> },
    ],
  },
  {
    component: 'Select',
    examples: [
      { state: 'nothing chosen', shown: <Select label="Region" options={options} placeholder="Choose" /> },
      { state: 'chosen', shown: <Select label="Region" options={options} defaultValue="south" /> },
      { state: 'wrong', shown: <Select label="Region" options={options} error="Choose a region." /> },
    ],
  },
  {
    component: 'Checkbox',
    examples: [
      { state: 'off', shown: <Checkbox label="Use SSL" /> },
      { state: 'on', shown: <Checkbox label="Use SSL" defaultChecked /> },
      { state: 'with hint', shown: <Checkbox label="Use SSL" hint="Needed outside your own network." /> },
      { state: 'disabled', shown: <Checkbox label="Use SSL" disabled defaultChecked /> },
    ],
  },
  {
    component: 'SettingsFields',
    examples: [{ state: 'with a stored secret', shown: <SettingsExample />, isWide: true }],
  },
  {
    component: 'Tabs',
    examples: [
      {
        state: 'second open, third disabled',
        isWide: true,
        shown: (
          <Tabs
            label="Example"
            initial="columns"
            tabs={[
              { id: 'rows', label: 'Rows', content: 'Rows' },
              { id: 'columns', label: 'Columns', content: 'Columns' },
              { id: 'streams', label: 'Streams', content: '', isDisabled: true },
            ]}
          />
        ),
      },
    ],
  },
];
