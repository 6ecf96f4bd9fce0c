import { Checkbox } from "../../../components/checkbox.tsx";
import { Field, FieldError } from "../../../components/field.tsx";
import { PasswordInput } from "../../../components/password-input.tsx";
import { SearchBox } from "../../../components/search-box.tsx";
import { Select } from "../../../components/select.tsx";
import { TextArea, TextInput } from "../../../components/text-input.tsx";
import { Columns, Part } from "./part.tsx";

/** Form fields. */
export function Fields() {
  return (
    <Part title="Fields">
      <Columns>
        <Field label="City" hint="Where the driver goes">
          {(control) => <TextInput {...control} defaultValue="Colombo 03" />}
        </Field>
        <Field label="Email" error="Please enter a valid email">
          {(control) => <TextInput {...control} defaultValue="ishara@" />}
        </Field>
        <Field label="District" hint="Choose a province first">
          {(control) => (
            <Select {...control} disabled>
              <option>Choose a province first</option>
            </Select>
          )}
        </Field>
        <Field label="Province" optional>
          {(control) => (
            <Select {...control}>
              <option>Western</option>
              <option>Uva</option>
            </Select>
          )}
        </Field>
        <Field label="Password">
          {(control) => <PasswordInput {...control} defaultValue="tamarind" />}
        </Field>
        <Field label="Comment">{(control) => <TextArea {...control} />}</Field>
        <Checkbox label="I accept the terms" defaultChecked />
        <Checkbox label="I accept the terms" error="Please accept the terms to continue" />
        <SearchBox label="Find an item" placeholder="Chair, lamp, clay…" />
        <SearchBox label="Find an order" placeholder="Order, name or city" dense />
        <FieldError>Not added. Try again.</FieldError>
      </Columns>
    </Part>
  );
}
