import { type ChangeEvent, useId, useRef, useState } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { profileStrings as strings } from '../strings.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface PictureFieldProps {
  /** `data:` text, or null for the initial. */
  imageUrl: string | null;
  initial: string;
  onChange: (imageUrl: string | null) => void;
}

/** The picture with what can be done about it. A chosen file never leaves the browser as it is. */
export function PictureField({ imageUrl, initial, onChange }: PictureFieldProps) {
  const hintId = useId();
  const file = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const chosen = input.files?.[0];
    if (!chosen) return;
    try {
      onChange(await shrinkPicture(chosen));
      setUnreadable(false);
    } catch {
      setUnreadable(true);
    }
    // The same file may be chosen again.
    input.value = '';
  };

  return (
    <div className="flex items-center gap-4">
      <Avatar imageUrl={imageUrl} initial={initial} className="size-14 text-xl" />
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap gap-2">
          <input
            ref={file}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={strings.picture}
            tabIndex={-1}
            className="sr-only"
            onChange={(event) => void take(event)}
          />
          <Button size="small" aria-describedby={hintId} onClick={() => file.current?.click()}>
            {strings.choosePicture}
          </Button>
          {imageUrl !== null && (
            <Button look="quiet" size="small" onClick={() => onChange(null)}>
              {strings.removePicture}
            </Button>
          )}
        </div>
        <p
          id={hintId}
          role={isUnreadable ? 'alert' : undefined}
          className={classNames('text-xs', isUnreadable ? 'text-danger' : 'text-muted')}
        >
          {isUnreadable ? strings.pictureUnreadable : strings.pictureHint}
        </p>
      </div>
    </div>
  );
}
