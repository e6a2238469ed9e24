import { type FormEvent, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog, DialogActions } from '#ui/Dialog.tsx';
import { formatNumber } from '#ui/format.ts';
import { userMessageOf } from '#ui/http-error.ts';
import { Select } from '#ui/Select.tsx';
import { uiStrings } from '#ui/strings.ts';
import { TextInput } from '#ui/TextInput.tsx';
import type { LanguageModelSettings } from '../contract.ts';
import { amountMaximum, logKeepDaysMaximum, logKeepDaysMinimum, sharesSettings } from '../limits.ts';
import { languageModelStrings as strings } from '../strings.ts';
import { useChangeLanguageModel } from './use-change-language-model.ts';

interface EditLanguageModelDialogProps {
  settings: LanguageModelSettings;
  host: string;
  onClose: () => void;
}

const useOptions = [
  { value: 'on', label: strings.on },
  { value: 'off', label: strings.off },
];
const askedOptions = (['unanswered', 'always'] as const).map((value) => ({
  value,
  label: strings.askedOptions[value],
}));
const sharesOptions = sharesSettings.map((value) => ({ value, label: strings.sharesOptions[value] }));
const amounts = ['inputPrice', 'outputPrice', 'monthlyCap'] as const;

export function EditLanguageModelDialog({ settings, host, onClose }: EditLanguageModelDialogProps) {
  const [draft, setDraft] = useState(settings);
  const [texts, setTexts] = useState(() => ({
    inputPrice: amountText(settings.inputPrice),
    outputPrice: amountText(settings.outputPrice),
    monthlyCap: amountText(settings.monthlyCap),
    logKeepDays: String(settings.logKeepDays),
  }));
  const [isChecked, setChecked] = useState(false);
  const change = useChangeLanguageModel(onClose);
  const set = (part: Partial<LanguageModelSettings>) => setDraft({ ...draft, ...part });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const [inputPrice, outputPrice, monthlyCap] = amounts.map((name) => readAmount(texts[name]));
    const logKeepDays = readDays(texts.logKeepDays);
    if (inputPrice === undefined || outputPrice === undefined || monthlyCap === undefined) return;
    if (logKeepDays === undefined) return;
    change.mutate({ next: { ...draft, inputPrice, outputPrice, monthlyCap, logKeepDays }, before: settings });
  };

  return (
    <Dialog isOpen onClose={onClose} title={strings.edit} description={strings.subtitle}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Select
          label={strings.use}
          options={useOptions}
          value={draft.isOn ? 'on' : 'off'}
          onChange={(event) => set({ isOn: event.target.value === 'on' })}
        />
        <Select
          label={strings.asked}
          options={askedOptions}
          value={draft.asked}
          onChange={(event) => set({ asked: event.target.value === 'always' ? 'always' : 'unanswered' })}
        />
        <Select
          label={strings.shares}
          hint={draft.shares === 'nothing' ? strings.leaves.nothing : strings.leaves[draft.shares](host)}
          options={sharesOptions}
          value={draft.shares}
          onChange={(event) => {
            const shares = sharesSettings.find((value) => value === event.target.value);
            if (shares) set({ shares });
          }}
        />
        <Checkbox
          label={strings.allowsSql}
          hint={strings.allowsSqlHint}
          checked={draft.allowsSql}
          onChange={(event) => set({ allowsSql: event.target.checked })}
        />
        {amounts.map((name) => (
          <TextInput
            key={name}
            label={strings[name]}
            hint={name === 'monthlyCap' ? strings.monthlyCapHint : undefined}
            error={isChecked && readAmount(texts[name]) === undefined ? strings.amountWrong : undefined}
            inputMode="decimal"
            placeholder={name === 'monthlyCap' ? strings.noLimit : ''}
            value={texts[name]}
            onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
          />
        ))}
        <TextInput
          label={strings.logKeepDays}
          hint={strings.logKeepDaysHint(formatNumber(logKeepDaysMinimum))}
          error={
            isChecked && readDays(texts.logKeepDays) === undefined
              ? strings.logKeepDaysWrong(formatNumber(logKeepDaysMinimum), formatNumber(logKeepDaysMaximum))
              : undefined
          }
          inputMode="numeric"
          value={texts.logKeepDays}
          onChange={(event) => setTexts({ ...texts, logKeepDays: event.target.value })}
        />
        {change.isError && (
          <p role="alert" className="text-danger text-sm">
            {userMessageOf(change.error, strings.saveFailed)}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{uiStrings.cancel}</Button>
          <Button type="submit" look="primary" isPending={change.isPending}>
            {change.isPending ? strings.saving : strings.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function amountText(amount: number | null): string {
  return amount === null ? '' : String(amount);
}

/** Null where nothing was entered, undefined for what is no amount. */
function readAmount(text: string): number | null | undefined {
  const bare = text.trim().replace(',', '.');
  if (bare === '') return null;
  const amount = Number(bare);
  return Number.isFinite(amount) && amount >= 0 && amount <= amountMaximum ? amount : undefined;
}

/** Undefined for what is no number of days that a log may be kept. */
function readDays(text: string): number | undefined {
  const days = Number(text.trim());
  const isKept = Number.isInteger(days) && days >= logKeepDaysMinimum && days <= logKeepDaysMaximum;
  return text.trim() !== '' && isKept ? days : undefined;
}
