import { useMutation } from "@apollo/client/react";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useEffectEvent, useState } from "react";
import { useWatch } from "react-hook-form";
import { useCommandIds } from "../../../apollo/use-command-ids.ts";
import { Button } from "../../../components/button.tsx";
import { LinkButton } from "../../../components/link-button.tsx";
import { MessageBox } from "../../../components/message-box.tsx";
import { notify } from "../../../components/toast.tsx";
import { useCheckedForm } from "../../../components/use-checked-form.ts";
import { AddProductDocument, type Placement } from "../../../generated/operations.ts";
import { messages } from "../../../generated/shop.ts";
import { paths } from "../../../paths.ts";
import { LiveCard } from "./live-card.tsx";
import { QuickLookLine } from "./forms/quick-look-line.tsx";
import { useModelForms } from "./forms/use-model-forms.ts";
import { MeasuredSize, sidesOf, type MeasuredSides } from "./measured-size.tsx";
import { dropProductDraft, storeProductDraft, initialProduct } from "./product-draft.ts";
import { ProductFields } from "./product-fields.tsx";
import {
  formFieldOf,
  isProductField,
  noProduct,
  productInput,
  productSchema,
  type ProductValues,
} from "./product-schema.ts";
import { initialPictures, storePictures } from "./pictures/picture-draft.ts";
import { PictureStrip } from "./pictures/picture-strip.tsx";
import { usePictureList } from "./pictures/use-picture-list.ts";
import { DropZone } from "./upload/drop-zone.tsx";
import { isUnderWay, useUpload } from "./upload/use-upload.ts";

export interface AddProductProps {
  adminId: string;
  /** Called if the session ended while the form was being filled in. */
  onSignIn: () => void;
}

const problemOf = {
  image: messages.catalogue.imageMissing,
  modelUrl: messages.catalogue.modelMissing,
};

/** Form for a new product: its values, its files, and a preview. */
export function AddProduct({ adminId, onSignIn }: AddProductProps) {
  const [addProduct] = useMutation(AddProductDocument);
  const picture = useUpload("picture");
  const model = useUpload("model");
  const [missing, setMissing] = useState<readonly (keyof typeof problemOf)[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<{ id: string; name: string } | null>(null);
  const commands = useCommandIds();
  const form = useCheckedForm<ProductValues>({
    resolver: zodResolver(productSchema),
    defaultValues: initialProduct(adminId),
    onEdit(_name, { getValues }) {
      setProblem(null);
      setAdded(null);
      storeProductDraft(adminId, getValues());
    },
  });
  const values = useWatch({ control: form.control }) as ProductValues;
  const pictures = usePictureList(
    () => initialPictures(adminId),
    picture,
    (list) => storePictures(adminId, list),
  );
  const image = pictures.shown[0]?.url ?? undefined;
  const taken = model.state.phase === "sent" ? model.state.taken : undefined;
  const quickLook = useModelForms({
    model,
    placement: values.placement as Placement,
    wantsPoster: picture.state.phase === "empty" && pictures.shown.length === 0,
    onPoster(poster) {
      if (picture.state.phase === "empty" && pictures.shown.length === 0) picture.choose(poster);
    },
  });

  const takeSize = (sides: Record<string, string>) => {
    for (const [name, side] of Object.entries(sides)) {
      if (isProductField(name)) form.setValue(name, side);
    }
    form.clearErrors(["widthCm", "depthCm", "heightCm"]);
    storeProductDraft(adminId, form.getValues());
  };
  const takeMeasured = useEffectEvent((measured: MeasuredSides) => {
    const { widthCm, depthCm, heightCm } = form.getValues();
    if ([widthCm, depthCm, heightCm].every((side) => side === "")) takeSize(sidesOf(measured));
  });
  const measured = taken?.measured;
  useEffect(() => {
    if (measured) takeMeasured(measured);
  }, [measured]);

  // The error of a missing file disappears once the file is uploaded.
  const stillMissing = missing.filter(
    (name) => (name === "image" ? image : taken?.url) === undefined,
  );
  if (stillMissing.length < missing.length) setMissing(stillMissing);

  function findMissing() {
    const found = (
      [
        ["image", image],
        ["modelUrl", taken?.url],
      ] as const
    ).flatMap(([name, url]) => (url === undefined ? [name] : []));
    setMissing(found);
    return found;
  }

  async function submit(typed: ProductValues) {
    setProblem(null);
    const { values: chosen } = pictures;
    if (findMissing().length > 0 || chosen === null || taken === undefined) {
      if (pictures.underWay || isUnderWay(model)) {
        setProblem("A file isn’t uploaded yet. Please wait until it has finished, or remove it.");
      }
      return;
    }
    const sent = JSON.stringify(form.getValues());
    const input = productInput(productSchema.parse(typed), { ...chosen, modelUrl: taken.url });
    const answer = await addProduct({ variables: { input, commandId: commands.idOf(input) } }).then(
      ({ data }) => data?.addProduct,
      () => undefined,
    );
    if (answer?.__typename === "ProductSaved") {
      picture.finish();
      pictures.finish();
      model.finish();
      notify.success(answer.message);
      // Values that were edited since they were sent stay.
      if (JSON.stringify(form.getValues()) !== sent) return;
      dropProductDraft(adminId);
      form.reset(noProduct);
      setAdded(answer.product);
      return;
    }
    const fields = answer?.__typename === "InvalidInput" ? answer.fields : [];
    const named = fields.flatMap(({ field, message }) => {
      const name = formFieldOf(field);
      return isProductField(name) ? [{ name, message }] : [];
    });
    named.forEach(({ name, message }, index) => {
      form.setError(name, { message }, { shouldFocus: index === 0 });
    });
    if (named.length === 0) setProblem(answer?.message ?? messages.catalogue.addFailed);
  }

  return (
    <form
      noValidate
      aria-label="Add a product"
      className="grid items-start gap-x-10 gap-y-8 px-4 py-5 md:px-6 lg:grid-cols-[minmax(0,46rem)_19rem]"
      onSubmit={(event) => {
        findMissing();
        void form.handleSubmit(submit)(event);
      }}
    >
      <div className="grid gap-8">
        {added && (
          <MessageBox
            tone="success"
            takeFocus
            action={
              <LinkButton to={paths.item(added.id)} size="dense">
                View in shop
              </LinkButton>
            }
          >
            {messages.catalogue.added}: {added.name}
          </MessageBox>
        )}
        <ProductFields form={form} category={values.category} />
        {/* The product that is being added uses these files. */}
        <section
          aria-labelledby="files-heading"
          className="grid gap-4"
          inert={form.formState.isSubmitting}
        >
          <h2 id="files-heading" className="heading text-lg">
            Picture and 3D model
          </h2>
          <div className="grid gap-4 sm:grid-cols-2">
            {(picture.state.phase !== "empty" || pictures.shown.length === 0) && (
              <DropZone
                purpose="picture"
                upload={picture}
                error={missing.includes("image") ? problemOf.image : undefined}
                onSignIn={onSignIn}
              />
            )}
            <DropZone
              purpose="model"
              upload={model}
              error={missing.includes("modelUrl") ? problemOf.modelUrl : undefined}
              onSignIn={onSignIn}
            >
              <QuickLookLine state={quickLook} />
              {measured && <MeasuredSize measured={measured} values={values} onUse={takeSize} />}
            </DropZone>
          </div>
          <PictureStrip pictures={pictures} onSignIn={onSignIn} />
        </section>
        {problem && (
          <MessageBox tone="danger" takeFocus>
            {problem}
          </MessageBox>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="filled" pending={form.formState.isSubmitting}>
            Add product
          </Button>
          <p className="text-fine text-ink-muted">
            Your entries are kept here until then, even after a reload.
          </p>
        </div>
      </div>
      <aside aria-labelledby="card-heading" className="lg:sticky lg:top-6 max-lg:max-w-76">
        <h2 id="card-heading" className="heading mb-3 text-lg">
          Preview
        </h2>
        <LiveCard values={values} image={image} />
      </aside>
    </form>
  );
}
